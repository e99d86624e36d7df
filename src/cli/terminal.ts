import { createInterface } from 'node:readline/promises'

/** Only the whole word counts: a restless Enter must not erase a shop. */
export async function askAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const typed = await terminal.question(`${question}\nDigite «sim» para continuar: `)
    return typed.trim().toLowerCase() === 'sim'
  } finally {
    terminal.close()
  }
}
