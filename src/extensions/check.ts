import { CONTRACT, type Extension } from './contract.ts'

export const EXTENSION_NAME = /^[a-z][a-z0-9-]{1,29}$/
/** What the extension calls its own things by: jobs, mails, questions, pages. */
const PART_NAME = /^[a-z][a-z0-9-]{0,39}$/
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Names that routes of the shop begin with already. */
const TAKEN = new Set(['wp', 'wc', 'vitrine', 'elementor', 'oembed', 'batch'])

/** Why a definition does not fit this shop, in words for its author; empty when it does. */
export function problemsOf(found: unknown, folder: string): string[] {
  if (typeof found !== 'object' || found === null)
    return [`${folder}/extension.ts precisa ter "export default defineExtension({ … })".`]
  const { name, version, contract, title, description, ...rest } = found as Partial<Extension> & { name?: unknown }
  const problems: string[] = []
  if (typeof name !== 'string' || !EXTENSION_NAME.test(name))
    problems.push('"name" não serve: use de 2 a 30 letras minúsculas, números e hifens, começando com uma letra.')
  else if (TAKEN.has(name)) problems.push(`"name" não pode ser "${name}": é de rotas da própria loja.`)
  if (contract !== CONTRACT)
    problems.push(
      typeof contract === 'number' && contract > CONTRACT
        ? `Foi escrita para o contrato ${contract}, e esta Vitrine conhece até o ${CONTRACT}: atualize a Vitrine.`
        : `Foi escrita para o contrato ${String(contract)}, e esta Vitrine usa o ${CONTRACT}: atualize a extensão.`,
    )
  if (typeof version !== 'string' || !VERSION.test(version)) problems.push('"version" não serve: escreva como 1.0.0.')
  if (typeof title !== 'string' || title.trim() === '') problems.push('"title" falta: é o nome que o lojista lê.')
  if (typeof description !== 'string') problems.push('"description" falta: uma frase que diz ao lojista para que serve.')
  return [...problems, ...partProblems(rest, typeof name === 'string' ? name : '')]
}

function partProblems(parts: Partial<Extension>, name: string): string[] {
  const named: [string, string[]][] = [
    ['jobs', Object.keys(parts.jobs ?? {})],
    ['mails', Object.keys(parts.mails ?? {})],
    ['doctor', (parts.doctor ?? []).map(({ id }) => id)],
    ['payments', (parts.payments ?? []).map(({ id }) => id)],
    ['accountPages', (parts.accountPages ?? []).map(({ path }) => path)],
    ['templates', (parts.templates ?? []).map(({ id }) => id)],
    ['carriers', (parts.carriers ?? []).map(({ id }) => id)],
  ]
  const wrong = named.flatMap(([part, names]) => [
    ...names
      .filter((one) => !PART_NAME.test(one))
      .map((one) => `Em "${part}", "${one}" não serve: use letras minúsculas, números e hifens.`),
    ...names.filter((one, at) => names.indexOf(one) !== at).map((one) => `Em "${part}", "${one}" está duas vezes.`),
  ])
  const routes = (parts.routes ?? []).filter(({ path }) => !/^\/[a-z0-9/{}_-]{1,80}$/.test(path))
  const fields = (parts.settings ?? []).filter(({ name: field }) => !/^[a-z][a-zA-Z0-9_]{0,39}$/.test(field))
  const isOwn = (id: string) => id === name || id.startsWith(`${name}-`)
  const begins: [string, string[]][] = [
    ['payments', (parts.payments ?? []).map(({ id }) => id)],
    ['accountPages', (parts.accountPages ?? []).map(({ path }) => path)],
  ]
  return [
    ...wrong,
    ...routes.map(
      ({ path }) => `Em "routes", o caminho "${path}" não serve: comece com / e use letras minúsculas, números e hifens.`,
    ),
    ...fields.map(({ name: field }) => `Em "settings", "${field}" não serve como nome.`),
    ...begins.flatMap(([part, ids]) =>
      ids.filter((id) => !isOwn(id)).map((id) => `Em "${part}", "${id}" precisa ser "${name}" ou começar com "${name}-".`),
    ),
  ]
}
