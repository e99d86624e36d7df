import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const bin = join(import.meta.dirname, '..', 'node_modules', '.bin')
spawnSync(join(bin, 'oxlint'), ['--fix', 'src', 'demo', 'extensions', 'tests', 'tools'], { stdio: 'inherit' })
process.exit(spawnSync(join(bin, 'oxfmt'), ['.'], { stdio: 'inherit' }).status ?? 1)
