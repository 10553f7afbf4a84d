// How every command ends: its exit code becomes the program's, or its complaints are told.
import type { Result } from '../engine/index.js';
import type { Complaint } from './complaint.js';
import type { Context } from './context.js';

export async function conclude(context: Context, result: Result<number, Complaint>): Promise<void> {
  if (result.ok) {
    process.exitCode = result.value;
    return;
  }
  const { tellComplaints } = await import('./output/tell.js');
  await tellComplaints(context, result.faults);
  process.exitCode = result.faults[0].exit;
}
