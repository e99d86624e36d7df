import { commands } from './commands.ts'
import { runCommandLine } from './command-line.ts'
import { askAtTerminal } from './terminal.ts'

process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  commands,
  env: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  confirm: process.stdin.isTTY && process.stderr.isTTY ? askAtTerminal : undefined,
})
