import { newPassword } from '#kit/ids.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { ROLES, type User } from '#shop/accounts/contract.ts'
import { removeSecondFactor } from '#shop/accounts/second-factor.ts'
import { type Accounts, createAccounts, type CreateOutcome } from '#shop/accounts/service.ts'
import type { Command, Tools } from '../command.ts'
import { action, oneOf, readArguments, required } from '../read-arguments.ts'
import { withShop } from '../with-database.ts'

export const user: Command = {
  name: 'user',
  summary: 'Cria uma conta, troca a senha de uma ou desliga a verificação em duas etapas.',
  usage: `Uso: npm run vitrine -- user create --login NOME --email E-MAIL --role PAPEL [--name NOME-COMPLETO] [--password SENHA]
     npm run vitrine -- user password LOGIN-OU-E-MAIL [--password SENHA]
     npm run vitrine -- user second-factor-off LOGIN-OU-E-MAIL

PAPEL: administrator (tudo), shop_manager (a loja), finance (dinheiro e relatórios), packer (expedição e estoque),
writer (páginas, posts, mídia, menus), support (atendimento), customer (as próprias compras).
Sem --password uma senha é gerada e mostrada só desta vez. Trocar a senha encerra as sessões abertas da conta.
second-factor-off serve a quem perdeu o celular e os códigos de recuperação: a conta volta a abrir só com a senha.`,
  run: async (args, tools) => {
    const { action: what, rest } = action(args, ['create', 'password', 'second-factor-off'], 'user')
    return await { create, password: changePassword, 'second-factor-off': secondFactorOff }[what](rest, tools)
  },
}

async function create(args: string[], tools: Tools): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = readArguments({ args, options: { login: text, email: text, name: text, role: text, password: text } })
  const login = required(values.login, 'login')
  const email = required(values.email, 'email')
  const role = oneOf(required(values.role, 'role'), ROLES, 'role')
  const password = values.password ?? newPassword()
  const made = await withAccounts(tools, (accounts) =>
    accounts.create({ login, email, displayName: values.name ?? '', password, roles: [role] }),
  )
  const shown = values.password === undefined
  tools.answer([`Conta «${made.login}» criada com o papel ${role}.`, ...passwordLines(shown, password)], {
    user: factsOf(made),
    ...(shown && { password }),
  })
  return 0
}

async function changePassword(args: string[], tools: Tools): Promise<number> {
  const { values, words } = readArguments({ args, options: { password: { type: 'string' } }, words: ['login'] })
  const name = words[0]
  if (name === undefined) throw new OperatorError('Falta dizer de quem é a senha: user password LOGIN')
  const password = values.password ?? newPassword()
  const changed = await withAccounts(tools, (accounts) => accounts.changePassword(name, password))
  const shown = values.password === undefined
  tools.answer(
    [`A senha de «${changed.login}» foi trocada e as sessões abertas foram encerradas.`, ...passwordLines(shown, password)],
    {
      user: factsOf(changed),
      ...(shown && { password }),
    },
  )
  return 0
}

async function secondFactorOff(args: string[], { config, say, answer }: Tools): Promise<number> {
  const { words } = readArguments({ args, options: {}, words: ['login'] })
  const name = words[0]
  if (name === undefined) throw new OperatorError('Falta dizer de quem: user second-factor-off LOGIN')
  const login = await withShop({ config: config(), say }, async ({ db }) => {
    const found = await createAccounts({ db }).find(name)
    if (!found) throw new OperatorError(`Não há conta com o nome ou e-mail «${name}».`)
    if (!(await removeSecondFactor(db, found.id)))
      throw new OperatorError(`A verificação em duas etapas de «${found.login}» já está desligada.`)
    return found.login
  })
  answer(`A verificação em duas etapas de «${login}» foi desligada.`, { second_factor: 'off', login })
  return 0
}

async function withAccounts({ config, say }: Tools, work: (accounts: Accounts) => Promise<CreateOutcome>) {
  const outcome = await withShop({ config: config(), say }, ({ db }) => work(createAccounts({ db })))
  if (!outcome.ok) throw new OperatorError(outcome.problem)
  return outcome.user
}

const factsOf = ({ displayName, ...rest }: User) => ({ ...rest, display_name: displayName })

const passwordLines = (shown: boolean, password: string) =>
  shown ? [`Senha (mostrada só desta vez, anote agora): ${password}`] : []
