import { createPeople, type Person } from '#shop/accounts/people.ts'
import { typedLine } from '#kit/typed-text.ts'
import { CONTEXT, flag, maybe, whole } from '#http/rest/arguments.ts'
import { type Call, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { mayNot, RestProblem } from '#http/rest/rest-problem.ts'
import { administrators, isAdministrator, isMerchant } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { ID } from './content-arguments.ts'
import {
  forbiddenContext,
  NEW_USER_ARGS,
  noUser,
  signedIn,
  USER_LIST_ARGS,
  USER_REFUSALS,
  USER_WRITE_ARGS,
  type WrittenUser,
  isDelicate,
} from './user-arguments.ts'
import { USER_SCHEMA, userItems } from './user-item.ts'

/** People: the writers for everybody, all of them for those who run the shop, oneself for anybody who is signed in. */
export function userRoutes(services: ApiServices): Route[] {
  const { db, root, accounts, comingSoon, visitors, personalData } = services
  const people = createPeople({ db })
  const sessionOf = async ({ front, caller }: Pick<Call<unknown>, 'front' | 'caller'>) =>
    caller.by === 'cookie' ? (await visitors.of(front.request)).sessionId : undefined
  const show = async (person: Person, call: Pick<Call<unknown>, 'front' | 'caller'>) => {
    const isSelf = call.caller.user?.id === person.id
    const session = isSelf ? await sessionOf(call) : undefined
    const own = isSelf ? { comingSoonDismissed: session !== undefined && (await comingSoon.isDismissed(session)) } : undefined
    return (await userItems([person], services, own))[0]!
  }
  const found = async (id: number) => {
    const person = await people.find(id)
    if (!person) throw noUser()
    return person
  }
  /** Whoever sends a cookie and no proof is told so: their page lost it. */
  const self = async ({ front, caller }: Pick<Call<unknown>, 'front' | 'caller'>) => {
    if (caller.user) return caller.user.id
    if ((await visitors.of(front.request)).user)
      throw new RestProblem(403, 'rest_cookie_invalid_nonce', 'A verificação cookie falhou')
    throw new RestProblem(401, 'rest_not_logged_in', 'Você não está logado neste momento.')
  }
  const write = async (id: number, args: WrittenUser, call: Pick<Call<unknown>, 'front' | 'caller'>) => {
    const me = await self(call)
    const isAdmin = isAdministrator(call.caller)
    if (id !== me && !isAdmin) throw mayNot(call.caller, 'rest_cannot_edit', 'Sem permissão para editar este usuário.')
    if (args.roles !== undefined && !isAdmin)
      throw mayNot(call.caller, 'rest_cannot_edit_roles', 'Sem permissão para editar as funções deste usuário.')
    // The account's own page asks for the current password first; a program's password must not open more than that.
    if ((args.email !== undefined || args.password !== undefined) && !isAdmin)
      throw mayNot(call.caller, 'rest_cannot_edit', 'Para mudar e-mail ou senha, use a página «Minha conta».')
    const person = await found(id)
    const outcome = await people.update(id, {
      displayName: args.name === undefined ? undefined : typedLine(args.name, 120) || person.displayName,
      firstName: args.first_name === undefined ? undefined : typedLine(args.first_name, 120),
      lastName: args.last_name === undefined ? undefined : typedLine(args.last_name, 120),
      email: args.email?.toLowerCase(),
      roles: args.roles,
    })
    if (!outcome.ok) throw USER_REFUSALS[outcome.problem]()
    if (args.password !== undefined) {
      const changed = await accounts.changePassword(person.login, args.password)
      if (!changed.ok) throw new RestProblem(400, 'rest_user_invalid_password', changed.problem)
    }
    const session = id === me ? await sessionOf(call) : undefined
    const input = args.woocommerce_meta?.coming_soon_banner_dismissed
    if (input !== undefined && session !== undefined) await comingSoon.setDismissed(session, input === 'yes')
    return { body: await show(await found(id), call) }
  }
  const erase = async (id: number, { force, reassign }: { force: boolean; reassign?: number }, call: Call<unknown>) => {
    const person = await found(id)
    if (!force)
      throw new RestProblem(
        501,
        'rest_trash_not_supported',
        "Usuários não podem ir para a lixeira. Envie 'force=true' para excluir.",
      )
    if (id === call.caller.user!.id)
      throw new RestProblem(403, 'rest_user_cannot_delete', 'Você não pode excluir a sua própria conta por aqui.')
    if (reassign !== undefined && (reassign === id || !(await people.find(reassign))))
      throw new RestProblem(400, 'rest_user_invalid_reassign', 'ID inválido de usuário para receber os conteúdos.')
    const previous = await show(person, call)
    if (reassign !== undefined) await people.handOver(id, reassign)
    await personalData.erase(id)
    return { body: { deleted: true, previous } }
  }

  const collection: Route = {
    namespace: 'wp/v2',
    path: '/users',
    schema: USER_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: USER_LIST_ARGS,
        authorize: (caller, { context, roles, orderby }) => {
          if (isMerchant(caller)) return undefined
          if (roles !== undefined)
            return mayNot(caller, 'rest_user_cannot_view', 'Sem permissão para filtrar usuários por função.')
          if (orderby === 'email' || orderby === 'registered_date')
            return mayNot(caller, 'rest_forbidden_orderby', 'Sem permissão para ordenar usuários por este parâmetro.')
          return forbiddenContext(caller, context)
        },
        answer: async (call) => {
          const { args } = call
          const sees = isMerchant(call.caller)
          const { people: some, total } = await people.list({
            onlyPublished: !sees || args.who === 'authors',
            search: args.search,
            searchesPrivately: sees,
            include: args.include,
            exclude: args.exclude,
            slugs: args.slug,
            roles: args.roles,
            orderby: args.orderby,
            order: args.order,
            limit: args.per_page,
            offset: offsetOf(args),
          })
          return pageOf(await userItems(some, services), total, call, root)
        },
      }),
      endpoint({
        methods: ['POST'],
        args: NEW_USER_ARGS,
        authorize: administrators('rest_cannot_create_user', 'Sem permissão para criar novos usuários.'),
        requiresReauth: true,
        answer: async (call) => {
          const { username, name, first_name: firstName = '', last_name: lastName = '', ...args } = call.args
          const displayName = typedLine(name ?? '', 120) || username
          const made = await accounts.create({ login: username, displayName, ...args })
          if (!made.ok) throw new RestProblem(400, made.isTaken ? 'existing_user_login' : 'rest_user_invalid', made.problem)
          await people.update(made.user.id, { firstName: typedLine(firstName, 120), lastName: typedLine(lastName, 120) })
          const headers = { location: `${root}/wp/v2/users/${made.user.id}` }
          return { status: 201, body: await show(await found(made.user.id), call), headers }
        },
      }),
    ],
  }
  const me: Route = {
    namespace: 'wp/v2',
    path: '/users/me',
    schema: USER_SCHEMA,
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: CONTEXT,
        authorize: signedIn,
        answer: async (call) => ({ body: await show(await found(call.caller.user!.id), call) }),
      }),
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: USER_WRITE_ARGS,
        authorize: () => undefined,
        requiresReauth: isDelicate,
        answer: async (call) => await write(await self(call), call.args, call),
      }),
    ],
  }
  const single: Route = {
    namespace: 'wp/v2',
    path: '/users/{id}',
    schema: USER_SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...ID, ...CONTEXT },
        authorize: (caller, { id, context }) => (caller.user?.id === id ? undefined : forbiddenContext(caller, context)),
        answer: async (call) => {
          const person = await people.find(call.args.id)
          const sees = isMerchant(call.caller) || call.caller.user?.id === call.args.id || person?.isPublished
          // Whether there is an account of that number is nobody's business either.
          if (!sees && !isMerchant(call.caller))
            throw mayNot(call.caller, 'rest_user_cannot_view', 'Sem permissão para listar usuários.')
          if (!person) throw noUser()
          return { body: await show(person, call) }
        },
      }),
      endpoint({
        methods: ['POST', 'PUT', 'PATCH'],
        args: { ...ID, ...USER_WRITE_ARGS },
        authorize: () => undefined,
        requiresReauth: ({ id, ...input }, caller) => id !== caller.user?.id || isDelicate(input),
        answer: async (call) => await write(call.args.id, call.args, call),
      }),
      endpoint({
        methods: ['DELETE'],
        args: { ...ID, force: flag({ default: false }), reassign: maybe(whole()) },
        authorize: administrators('rest_user_cannot_delete', 'Sem permissão para excluir este usuário.'),
        requiresReauth: true,
        answer: async (call) => await erase(call.args.id, call.args, call),
      }),
    ],
  }
  return [collection, me, single]
}
