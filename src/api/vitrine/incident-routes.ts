import type { Static, TObject } from 'typebox'
import { maybe, moment, orNull, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { deadlinesOf, type Incident } from '#shop/incidents/incident.ts'
import { createIncidents, type IncidentOutcome } from '#shop/incidents/service.ts'
import { readDate, utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { NO_STORE } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const SCHEMA = itemSchema('incident', {
  id: 'whole',
  title: 'text',
  known_at_gmt: 'moment',
  open_from_gmt: 'moment',
  open_to_gmt: 'moment',
  what_happened: 'text',
  what_was_done: 'text',
  told_authority_at_gmt: 'moment',
  told_people_at_gmt: 'moment',
  deadlines: 'object',
  version: 'whole',
})
const AFFECTED = itemSchema('affected_person', {
  email: 'text',
  name: 'text',
  phone: 'text',
  has_password: 'flag',
  has_document: 'flag',
  has_address: 'flag',
  orders: 'whole',
})

const WORDS = {
  what_happened: maybe(text({ maxLength: 10_000 })),
  what_was_done: maybe(text({ maxLength: 10_000 })),
  told_authority_at: maybe(orNull(moment())),
  told_people_at: maybe(orNull(moment())),
}
const NEW = {
  title: text({ minLength: 1, maxLength: 200 }),
  known_at: moment(),
  open_from: moment(),
  open_to: moment(),
  ...WORDS,
}
const CHANGED = {
  title: maybe(text({ minLength: 1, maxLength: 200 })),
  known_at: maybe(moment()),
  open_from: maybe(moment()),
  open_to: maybe(moment()),
  ...WORDS,
}
type Words = Static<TObject<typeof WORDS>>

/** Incidents with personal data: what became known, until when whom to tell, and who is to be told. */
function incidentRoutes({ db, clock, root }: Pick<ApiServices, 'db' | 'clock' | 'root'>): Route[] {
  const incidents = createIncidents({ db, clock })
  const known = async (id: number) => {
    const incident = await incidents.find(id)
    if (!incident) throw noIncident()
    return incident
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/incidents',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: PAGING,
          authorize: upkeepMay,
          answer: async (call) => {
            const { incidents: some, total } = await incidents.list({ limit: call.args.per_page, offset: offsetOf(call.args) })
            return pageOf(some.map(itemOf), total, call, root)
          },
        }),
        endpoint({
          methods: ['POST'],
          args: NEW,
          authorize: upkeepMay,
          answer: async ({ args: { title, known_at, open_from, open_to, ...words } }) => ({
            status: 201,
            body: itemOf(
              kept(
                await incidents.create({
                  title,
                  knownAt: readDate(known_at),
                  openFrom: readDate(open_from),
                  openTo: readDate(open_to),
                  ...inputOf(words),
                }),
              ),
            ),
          }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/incidents/{id}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: upkeepMay,
          answer: async ({ args }) => ({ body: itemOf(await known(args.id)) }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: whole(), version: whole(), ...CHANGED },
          authorize: upkeepMay,
          answer: async ({ args: { id, version, title, known_at, open_from, open_to, ...words } }) => ({
            body: itemOf(
              kept(
                await incidents.change(id, version, {
                  ...(title !== undefined && { title }),
                  ...(known_at !== undefined && { knownAt: readDate(known_at) }),
                  ...(open_from !== undefined && { openFrom: readDate(open_from) }),
                  ...(open_to !== undefined && { openTo: readDate(open_to) }),
                  ...inputOf(words),
                }),
              ),
            ),
          }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/incidents/{id}/affected',
      schema: AFFECTED,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            id: whole(),
            after: text({ default: '', maxLength: 254, description: 'The last e-mail of the page before.' }),
            per_page: whole({ minimum: 1, maximum: 1_000, default: 100 }),
          },
          authorize: upkeepMay,
          answer: async ({ args }) => {
            const people = await incidents.affected(await known(args.id), { after: args.after, limit: args.per_page })
            return {
              headers: NO_STORE,
              body: people.map(({ email, name, phone, hasPassword, hasDocument, hasAddress, orders }) => ({
                email,
                name,
                phone,
                has_password: hasPassword,
                has_document: hasDocument,
                has_address: hasAddress,
                orders,
              })),
            }
          },
        }),
      ],
    },
  ]
}
export default incidentRoutes satisfies ApiRoutes

const inputOf = ({ what_happened, what_was_done, told_authority_at, told_people_at }: Words) => ({
  ...(what_happened !== undefined && { whatHappened: what_happened }),
  ...(what_was_done !== undefined && { whatWasDone: what_was_done }),
  ...(told_authority_at !== undefined && { toldAuthorityAt: told_authority_at === null ? null : readDate(told_authority_at) }),
  ...(told_people_at !== undefined && { toldPeopleAt: told_people_at === null ? null : readDate(told_people_at) }),
})

function kept(outcome: IncidentOutcome): Incident {
  if (outcome.ok) return outcome.incident
  if (outcome.problem === 'bad-moment') {
    const { at, why } = outcome.wrong
    throw badArguments({ [WIRE[at]]: { code: 'rest_invalid_date', message: WHY[why] } })
  }
  if (outcome.problem === 'unknown') throw noIncident()
  throw new RestProblem(409, 'vitrine_stale', 'Outra pessoa mudou este registro. Abra de novo e repita a sua mudança.')
}

const WIRE = { knownAt: 'known_at', openFrom: 'open_from', openTo: 'open_to' }
const WHY = { future: 'Este momento ainda não chegou.', 'before-start': 'O fim do período vem depois do começo.' }

const noIncident = () => new RestProblem(404, 'vitrine_no_incident', 'Este registro de incidente não existe.')

const itemOf = (incident: Incident) => {
  const { tellBy, tellBySmall, completeBy, completeBySmall, keepUntil } = deadlinesOf(incident.knownAt)
  return {
    id: incident.id,
    title: incident.title,
    known_at_gmt: utcDate(incident.knownAt),
    open_from_gmt: utcDate(incident.openFrom),
    open_to_gmt: utcDate(incident.openTo),
    what_happened: incident.whatHappened,
    what_was_done: incident.whatWasDone,
    told_authority_at_gmt: utcDate(incident.toldAuthorityAt),
    told_people_at_gmt: utcDate(incident.toldPeopleAt),
    deadlines: {
      tell_by_gmt: utcDate(tellBy),
      tell_by_small_gmt: utcDate(tellBySmall),
      complete_by_gmt: utcDate(completeBy),
      complete_by_small_gmt: utcDate(completeBySmall),
      keep_until_gmt: utcDate(keepUntil),
    },
    version: incident.version,
  }
}
