/** Writes docs/api.md anew from the routes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printApi } from './api-docs/print.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'api.md'), printApi())
