import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXTENSION_NAME } from '#extensions/check.ts'
import { type Installed, isLoaded, loadExtensions } from '#extensions/load.ts'
import { removeExtensionData } from '#extensions/migrate.ts'
import { newExtensionFiles } from '#extensions/new-extension.ts'
import { switchExtension } from '#extensions/switch.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { Command, Tools } from '../command.ts'
import { action, readArguments } from '../read-arguments.ts'
import { withShop } from '../with-database.ts'

export const extension: Command = {
  name: 'extension',
  summary: 'Cria, lista, liga e desliga extensões.',
  usage: `Uso: npm run vitrine -- extension list
     npm run vitrine -- extension new NOME
     npm run vitrine -- extension on NOME
     npm run vitrine -- extension off NOME
     npm run vitrine -- extension erase NOME [--yes]

"new" cria a pasta extensions/NOME com um exemplo e um teste que passa. "off" deixa os dados guardados; "erase" apaga as
tabelas e os ajustes da extensão, e não há como desfazer. O guia está em docs/extending.md.`,
  run: async (args, tools) => {
    const { action: what, rest } = action(args.length === 0 ? ['list'] : args, ['list', 'new', 'on', 'off', 'erase'], 'extension')
    if (what === 'list') return await list(rest, tools)
    const { words, values } = readArguments({
      args: rest,
      options: what === 'erase' ? { yes: { type: 'boolean' } } : {},
      words: ['name'],
    })
    const name = words[0] ?? ''
    if (!EXTENSION_NAME.test(name))
      throw new OperatorError(
        `"${name}" não serve como nome: use de 2 a 30 letras minúsculas, números e hifens, começando com uma letra.`,
      )
    if (what === 'new') return create(name, tools)
    return what === 'erase' ? await erase(name, values.yes === true, tools) : await turn(name, what === 'on', tools)
  },
}

const installed = ({ config }: Tools) => {
  const { extensionsFolder: folder, extensions: named } = config()
  return loadExtensions({ folder, named })
}

async function list(args: string[], tools: Tools): Promise<number> {
  readArguments({ args, options: {} })
  const all = await installed(tools)
  const on = await withShop({ config: tools.config(), say: tools.say, mustExist: true }, ({ db }) =>
    db.selectFrom('extensions').select('name').where('is_active', '=', true).execute(),
  )
  const isOn = (name: string) => on.some((row) => row.name === name)
  const line = (one: Installed) =>
    isLoaded(one)
      ? `${isOn(one.name) ? '●' : '○'} ${one.name} ${one.definition.version}  ${one.definition.title}`
      : `✗ ${one.name}  ${one.problems.join(' ')}`
  const facts = all.map((one) => ({ name: one.name, is_active: isOn(one.name), problems: isLoaded(one) ? [] : one.problems }))
  tools.answer(all.length > 0 ? all.map(line) : 'Nenhuma extensão está instalada.', { extensions: facts })
  return 0
}

function create(name: string, { config, answer }: Tools): number {
  const folder = join(config().extensionsFolder, name)
  if (existsSync(folder)) throw new OperatorError(`A pasta ${folder} já existe: escolha outro nome.`)
  const files = newExtensionFiles(name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  answer(
    [
      `Pronto: ${folder}`,
      ...Object.keys(files).map((path) => `  ${path}`),
      `Teste com npm test -- extensions/${name}, inicie a loja e ligue a extensão em Ajustes › Extensões.`,
    ],
    { folder, files: Object.keys(files) },
  )
  return 0
}

async function turn(name: string, isOn: boolean, tools: Tools): Promise<number> {
  const one = (await installed(tools)).find((found) => found.name === name)
  if (!one) throw new OperatorError(`A extensão ${name} não está instalada.`)
  if (!isLoaded(one)) throw new OperatorError(one.problems.join('\n'))
  await withShop({ config: tools.config(), say: tools.say, mustExist: true }, ({ db }) => switchExtension(db, one, isOn))
  tools.answer(`${one.definition.title}: ${isOn ? 'ligada' : 'desligada'}.`, { name, is_active: isOn })
  return 0
}

async function erase(name: string, isAgreed: boolean, { config, say, answer, confirm }: Tools): Promise<number> {
  if (!isAgreed && !confirm) throw new OperatorError('Apagar não tem volta: repita com --yes.')
  if (!isAgreed && !(await confirm?.(`Apagar tudo o que a extensão ${name} guardou? Não há como desfazer.`))) return 1
  const tables = await withShop({ config: config(), say, mustExist: true }, ({ db }) => removeExtensionData(db, name))
  answer(tables.length > 0 ? [`Apagado: ${tables.join(', ')}.`] : `A extensão ${name} não tinha tabelas.`, { name, tables })
  return 0
}
