import { FONTS_SETTING, OWN_FONT, readFonts } from '#content/fonts/choice.ts'
import { FAMILIES, familyOf } from '#content/fonts/families.ts'
import type { OwnFont } from '#content/fonts/library.ts'
import { pairOf, SYSTEM_PAIR } from '#content/fonts/pairs.ts'
import { FONT_PROBLEMS } from '#content/fonts/text.ts'
import { choice, maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { sentFile } from '../wp/sent-file.ts'

const SCHEMA = itemSchema('font', {
  id: 'text',
  number: 'whole',
  name: 'text',
  kind: 'text',
  character: 'text',
  url: 'text',
  bytes: 'whole',
  uses: 'list',
})
const CHOICE_SCHEMA = itemSchema('font_choice', { pair: 'text?', text: 'text?', display: 'text?' })
const may = merchants('vitrine_fonts_cannot_edit', 'Sem permissão para mudar as fontes da loja.')

const FAMILY = maybe(text({ maxLength: 60, description: 'The id of a family, or nothing for the fonts of the device.' }))

/** The typefaces of the shop: those that it comes with, those that were uploaded, and which ones it is written in. */
function fontRoutes({ fontLibrary, shippedFonts, settings }: ApiServices): Route[] {
  const shipped = () =>
    FAMILIES.map(({ id, name, kind, character }) => {
      const { font, bytes } = shippedFonts.of(id)!
      return { id, number: 0, name, kind, character, url: font.url, bytes: bytes.length, uses: [] as string[] }
    })
  const own = async ({ id, rowId, name, kind, url, bytes }: OwnFont) => ({
    id,
    number: rowId,
    name,
    kind,
    character: '',
    url,
    bytes,
    uses: await fontLibrary.uses(id),
  })
  const chosen = async () => {
    const stored = (await settings.get(FONTS_SETTING)) as { pair?: unknown } | undefined
    const { text: forText, display } = readFonts(stored)
    const pair = typeof stored?.pair === 'string' && pairOf(stored.pair) ? stored.pair : undefined
    const isSystem = forText === undefined && display === undefined
    return { pair: pair ?? (isSystem ? SYSTEM_PAIR : null), text: forText ?? null, display: display ?? null }
  }
  const checked = async (name: 'text' | 'display', id: string | undefined) => {
    if (id === undefined || id === '') return undefined
    if (familyOf(id) || (OWN_FONT.test(id) && (await fontLibrary.list()).some((font) => font.id === id))) return id
    throw badArguments({ [name]: { code: 'rest_invalid_font', message: 'Esta fonte não está na loja.' } })
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/fonts',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: may,
          answer: async () => ({ body: [...(await Promise.all((await fontLibrary.list()).map(own))), ...shipped()] }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            name: maybe(text({ maxLength: 60 })),
            kind: choice(['sans-serif', 'serif'], {
              default: 'sans-serif',
              description: 'What stands in for it until it arrives.',
            }),
          },
          authorize: may,
          answer: async (call) => {
            const { bytes } = await sentFile(call)
            const outcome = await fontLibrary.upload({ bytes, name: call.args.name, kind: call.args.kind })
            if (outcome.ok) return { status: 201, body: await own(outcome.font) }
            const message = outcome.problem === 'letters' ? outcome.message : FONT_PROBLEMS[outcome.problem]
            throw new RestProblem(400, `vitrine_font_${outcome.problem.replace('-', '_')}`, message)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/fonts/{id}',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: may,
          answer: async ({ args }) => {
            const found = (await fontLibrary.list()).find(({ rowId }) => rowId === args.id)
            if (!found) throw new RestProblem(404, 'vitrine_no_font', 'Esta fonte não está na loja.')
            const body = await own(found)
            await fontLibrary.remove(args.id)
            return { body }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/font-choice',
      schema: CHOICE_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: may, answer: async () => ({ body: await chosen() }) }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            pair: maybe(text({ maxLength: 60, description: 'The id of a pair; it wins over single families.' })),
            text: FAMILY,
            display: FAMILY,
          },
          authorize: may,
          answer: async ({ args }) => {
            if (args.pair !== undefined && !pairOf(args.pair))
              throw badArguments({ pair: { code: 'rest_invalid_font', message: 'Este par de fontes não existe.' } })
            const single = { text: await checked('text', args.text), display: await checked('display', args.display) }
            await settings.set(FONTS_SETTING, args.pair === undefined ? single : { pair: args.pair })
            return { body: await chosen() }
          },
        }),
      ],
    },
  ]
}
export default fontRoutes satisfies ApiRoutes
