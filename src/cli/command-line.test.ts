import { expect, test } from 'vitest'
import { OperatorError } from '#kit/operator-error.ts'
import type { Command } from './command.ts'
import { runCommandLine } from './command-line.ts'
import { commands } from './commands.ts'

async function type(
  words: string,
  { env = {}, known = commands }: { env?: Record<string, string>; known?: readonly Command[] } = {},
) {
  const out: string[] = []
  const err: string[] = []
  const args = words === '' ? [] : words.split(' ')
  const code = await runCommandLine({ args, commands: known, env, out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const failing = (error: Error): Command => ({
  name: 'fail',
  summary: '',
  usage: '',
  run: async () => {
    throw error
  },
})

test('help names every command, in a line each', async () => {
  const { code, out } = await type('help')
  expect(code).toBe(0)
  for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 10)}`, 'm'))
})

test('without a command the help is shown, and a script notices that something is missing', async () => {
  const { code, out } = await type('')
  expect(code).toBe(1)
  expect(out).toContain('Uso:')
})

test.each(commands.map(({ name }) => name))('«%s --help» and «help %s» say how it is used', async (name) => {
  const { code, out } = await type(`${name} --help`)
  expect(code).toBe(0)
  expect(out).toContain(`npm run vitrine -- ${name}`)
  expect((await type(`help ${name}`)).out).toBe(out)
  expect(JSON.parse((await type(`${name} --help --json`)).out)).toMatchObject({ name })
})

test('a mistyped command is answered with the one that was meant', async () => {
  expect(await type('bakcup')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Você quis dizer «backup»?') })
  expect((await type('xyzzy')).err).not.toContain('quis dizer')
})

test.each([
  ['backup --too x', 'Não há a opção «--too» neste comando. Você quis dizer «--to»?'],
  ['backup --to', 'A opção «--to» precisa de um valor.'],
  ['restore --replace=1 x', 'A opção «--replace» não leva valor.'],
  ['doctor now', 'Não entendi «now»'],
  ['user', 'Falta dizer o que fazer em «user»: use create, password, second-factor-off.'],
  ['user creat', 'Você quis dizer «create»?'],
  ['user create --login ana', 'Falta a opção --email.'],
  ['user create --login ana --email a@b.co --role adminstrator', 'Você quis dizer «administrator»?'],
  ['api-key revoke x', '«x» não é o número da chave.'],
  ['jobs retry', 'Falta o número do trabalho.'],
])('«%s» is refused with a sentence that helps', async (words, sentence) => {
  const { code, err } = await type(words)
  expect(code).toBe(1)
  expect(err).toContain(sentence)
  expect(JSON.parse((await type(`${words} --json`)).out)).toEqual({ error: err })
})

test('a wrong configuration is named, but does not keep help from answering', async () => {
  const env = { PORT: 'abc' }
  expect(await type('migrate', { env })).toMatchObject({ code: 1, err: expect.stringContaining('PORT=«abc»') })
  expect((await type('help', { env })).code).toBe(0)
})

test('what an operator can mend is one sentence; anything else has its stack only when asked for', async () => {
  const known = [failing(new OperatorError('Falta espaço.'))]
  expect(await type('fail', { known, env: { LOG_LEVEL: 'info' } })).toMatchObject({ code: 1, err: 'Falta espaço.' })
  const broken = [failing(new TypeError('x is not a function'))]
  expect((await type('fail', { known: broken })).err).not.toContain('    at ')
  expect((await type('fail', { known: broken, env: { LOG_LEVEL: 'debug' } })).err).toContain('    at ')
})
