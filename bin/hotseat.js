#!/usr/bin/env node
// The executable: everything it does is in src/cli.
import '../lib/cli/main.js';
