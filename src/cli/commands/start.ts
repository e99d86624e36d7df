import type { Command } from '../command.ts'
import { readArguments } from '../read-arguments.ts'

export const startCommand: Command = {
  name: 'start',
  summary: 'Abre a loja e fica até que ela seja fechada (o mesmo que npm start).',
  usage: `Uso: npm run vitrine -- start

Prepara o que faltar (banco, migrações, loja de demonstração na primeira vez) e atende
no endereço de HOST e PORT. Ctrl-C fecha a loja com calma. Com --json a primeira linha da
saída diz o endereço da loja e, na primeira vez, o acesso da administração.`,
  run: async (args, { json, say, answer }) => {
    readArguments({ args, options: {} })
    // Only here: the whole shop need not be read for a line of help.
    const { start } = await import('../start.ts')
    // A person reads both in one place; a program gets nothing but the answer there.
    await start({ say: json ? say : (line) => console.log(`→ ${line}`), answer })
    return 0
  },
}
