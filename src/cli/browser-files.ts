import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { OperatorError } from '#kit/operator-error.ts'
import { isBuilt } from '../../tools/build.ts'

const root = join(import.meta.dirname, '..', '..')

/** Builds the browser's files where they are missing or old, in a process of its own: what building takes of the memory goes with it. */
export async function prepareBrowserFiles(say: (line: string) => void, stop: AbortSignal, isQuick = false): Promise<void> {
  if (isBuilt({ isQuick })) return
  const args = ['--disable-warning=ExperimentalWarning', '--import', join(root, 'tools', 'tsx-hook.mjs')]
  const builder = spawn(process.execPath, [...args, join(root, 'tools', 'build.ts'), ...(isQuick ? ['--quick'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => builder.kill()
  stop.addEventListener('abort', end)
  createInterface({ input: builder.stdout }).on('line', say)
  const [code] = (await once(builder, 'close')) as [number | null]
  stop.removeEventListener('abort', end)
  if (code !== 0 && !stop.aborted)
    throw new OperatorError('Não foi possível preparar os arquivos do navegador. A causa está nas linhas acima.')
}
