import type { ApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { typedLine } from '#kit/typed-text.ts'
import { CONTEXT, text, maybe } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { utcDate } from '../dates.ts'
import { isAdministrator } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { APPLICATION_PASSWORD_SCHEMA } from './schemas.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const OWNER = { user_id: text({ pattern: '^(me|[1-9][0-9]{0,14})$', description: 'Number of the person, or «me».' }) }
const ONE = { ...OWNER, uuid: text({ pattern: `^${UUID}$` }) }
const name = () => text({ minLength: 1, maxLength: 200 })

type Row = NonNullable<Awaited<ReturnType<ApplicationPasswords['find']>>>

/** The passwords that people gave to programs: each sees and takes back their own, an administrator everybody's. */
export function applicationPasswordRoutes({ root, applicationPasswords: passwords }: ApiServices): Route[] {
  const item = (row: Row) => ({
    uuid: row.id,
    app_id: row.app_id,
    name: row.name,
    created: utcDate(row.created_at),
    last_used: utcDate(row.last_used_at),
    last_ip: row.last_ip,
    _links: { self: [{ href: `${root}/wp/v2/users/${row.user_id}/application-passwords/${row.id}` }] },
  })
  const find = async (caller: Caller, args: { user_id: string; uuid: string }) => {
    const row = await passwords.find(ownerOf(caller, args.user_id), args.uuid)
    if (!row) throw noPassword()
    return row
  }
  return [
    {
      namespace: 'wp/v2',
      path: '/users/{user_id}/application-passwords',
      schema: APPLICATION_PASSWORD_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...OWNER, ...CONTEXT },
          authorize: owners(
            'rest_cannot_list_application_passwords',
            'Sem permissão para listar as senhas de aplicativo deste usuário.',
          ),
          answer: async ({ args, caller }) => ({ body: (await passwords.list(ownerOf(caller, args.user_id))).map(item) }),
        }),
        endpoint({
          methods: ['POST'],
          args: { ...OWNER, name: name(), app_id: maybe(text({ pattern: `^(${UUID})?$` })) },
          // In somebody else's name nobody lets a program in.
          authorize: owners(
            'rest_cannot_create_application_passwords',
            'Sem permissão para criar senhas de aplicativo para este usuário.',
            true,
          ),
          requiresReauth: true,
          answer: async ({ args, caller }) => {
            const owner = ownerOf(caller, args.user_id)
            const made = await passwords.create(owner, { name: named(args.name), appId: args.app_id ?? '' })
            if (!made)
              throw new RestProblem(
                400,
                'rest_application_passwords_full',
                'Exclua uma senha de aplicativo antes de criar outra.',
              )
            const headers = { location: `${root}/wp/v2/users/${owner}/application-passwords/${made.row.id}` }
            const password = made.password.replaceAll(/(.{4})(?=.)/g, '$1 ')
            return { status: 201, body: { ...item(made.row), password }, headers }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: OWNER,
          authorize: owners(
            'rest_cannot_delete_application_passwords',
            'Sem permissão para excluir as senhas de aplicativo deste usuário.',
          ),
          answer: async ({ args, caller }) => {
            const owner = ownerOf(caller, args.user_id)
            const all = await passwords.list(owner)
            for (const { id } of all) await passwords.remove(owner, id)
            return { body: { deleted: true, count: all.length } }
          },
        }),
      ],
    },
    {
      namespace: 'wp/v2',
      path: '/users/{user_id}/application-passwords/{uuid}',
      schema: APPLICATION_PASSWORD_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ONE, ...CONTEXT },
          authorize: owners('rest_cannot_read_application_password', 'Sem permissão para ler esta senha de aplicativo.'),
          answer: async ({ args, caller }) => ({ body: item(await find(caller, args)) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { ...ONE, name: maybe(name()) },
          authorize: owners('rest_cannot_edit_application_password', 'Sem permissão para editar esta senha de aplicativo.'),
          answer: async ({ args, caller }) => {
            const row = await find(caller, args)
            const renamed = args.name === undefined ? row : await passwords.rename(row.user_id, row.id, named(args.name))
            if (!renamed) throw noPassword()
            return { body: item(renamed) }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: ONE,
          authorize: owners('rest_cannot_delete_application_password', 'Sem permissão para excluir esta senha de aplicativo.'),
          answer: async ({ args, caller }) => {
            const removed = await passwords.remove(ownerOf(caller, args.user_id), args.uuid)
            if (!removed) throw noPassword()
            return { body: { deleted: true, previous: item(removed) } }
          },
        }),
      ],
    },
  ]
}

const ownerOf = (caller: Caller, userId: string) => (userId === 'me' ? caller.user!.id : Number(userId))

const owners =
  (code: string, message: string, onlySelf = false) =>
  (caller: Caller, { user_id: userId }: { user_id: string }) => {
    if (!caller.user) return mayNot(caller, code, message)
    const isSelf = userId === 'me' || Number(userId) === caller.user.id
    return isSelf || (isAdministrator(caller) && !onlySelf) ? undefined : mayNot(caller, code, message)
  }

function named(raw: string): string {
  const plain = typedLine(raw, 200)
  if (plain === '')
    throw new RestProblem(400, 'application_password_empty_name', 'É obrigatório dar um nome à senha de aplicativo.')
  return plain
}

const noPassword = () => new RestProblem(404, 'rest_application_password_not_found', 'Senha de aplicativo não encontrada.')
