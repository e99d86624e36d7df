import { anything, flag, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { readCep } from '#kit/brazil/cep.ts'
import { listOf as itemsOf, recordOf } from '#kit/unknown-json.ts'
import type { BoxesProblem, FreightFacts } from '#shop/shipping/freight-settings.ts'
import type { Simulation } from '#shop/shipping/simulate.ts'
import { badCepText } from '#shop/shipping/text.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { badSetting, stale, VERSION } from '../wc/problems.ts'

const SCHEMA = itemSchema('freight', {
  from: 'text',
  boxes: 'list',
  areas_only_without_carriers: 'flag',
  unmeasured_total: 'whole',
  unmeasured: 'list',
  version: 'whole',
})
const SIMULATION = itemSchema('freight_simulation', {
  rows: 'list',
  packages: 'list',
  weight_grams: 'whole',
  value_cents: 'whole',
  units: 'whole',
})

export type FreightItem = ReturnType<typeof itemOf>
export type BoxItem = FreightItem['boxes'][number]
export type SimulationItem = ReturnType<typeof simulationOf>

const itemOf = ({ from, boxes, boxesVersion, areasOnlyWithout, unmeasured }: FreightFacts) => ({
  from,
  boxes: boxes.map(({ name, sides, emptyGrams, maxGrams, costCents }) => ({
    name,
    length_mm: sides[0],
    width_mm: sides[1],
    height_mm: sides[2],
    empty_grams: emptyGrams,
    max_grams: maxGrams,
    cost_cents: costCents,
  })),
  areas_only_without_carriers: areasOnlyWithout,
  unmeasured_total: unmeasured.total,
  unmeasured: unmeasured.products,
  version: boxesVersion,
})

const simulationOf = ({ rows, packages, parcel }: Simulation) => ({
  rows: rows.map(({ source, label, isOffered, why, cents, days, costCents, priced }, at) => ({
    id: at + 1,
    source,
    label,
    is_offered: isOffered,
    why,
    cents: cents ?? null,
    days: days ?? null,
    cost_cents: costCents ?? null,
    priced: priced ?? null,
  })),
  packages: packages.map((one) => ({
    source: one.source,
    packages: one.packages.map(({ sides, grams, valueCents, box, boxCents }) => ({
      sides_mm: [...sides],
      grams,
      value_cents: valueCents,
      box: box ?? null,
      box_cents: boxCents,
    })),
  })),
  weight_grams: parcel.weightGrams,
  value_cents: parcel.valueCents,
  units: parcel.units,
})

/** Boxes, what counts when carriers are away, what nobody measured yet, and a try of all of it. */
function freightRoutes({ freightSettings, simulateFreight }: Pick<ApiServices, 'freightSettings' | 'simulateFreight'>): Route[] {
  const read = async () => itemOf(await freightSettings.read())
  return [
    {
      namespace: 'vitrine/v1',
      path: '/freight',
      response: 'one',
      schema: SCHEMA,
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: wcMay.view, answer: async () => ({ body: await read() }) }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: {
            boxes: maybe(anything({ description: 'The whole list of boxes, in millimetres, grams and centavos.' })),
            areas_only_without_carriers: maybe(
              flag({ description: 'Prices of areas count only where no carrier offers anything.' }),
            ),
            version: VERSION(),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { boxes, areas_only_without_carriers: onlyWithout, version } }) => {
            if (boxes !== undefined) {
              const outcome = await freightSettings.keepBoxes(itemsOf(boxes).map(boxOf), version)
              if (!outcome.ok && outcome.problem === 'stale') throw stale(await read())
              if (!outcome.ok) throw badSetting('Caixas', refusalOf(outcome.problem))
            }
            if (onlyWithout !== undefined) await freightSettings.keepAreas(onlyWithout)
            return { body: await read() }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/freight/simulate',
      schema: SIMULATION,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            postcode: text({ maxLength: 20 }),
            items: listOf(
              shape({
                product_id: whole({ minimum: 1 }),
                variation_id: maybe(whole()),
                quantity: maybe(whole({ minimum: 1, maximum: 9_999 })),
              }),
              { maxItems: 50, description: 'What would be sent.' },
            ),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { postcode, items } }) => {
            const cep = readCep(postcode)
            if (cep === undefined) throw new RestProblem(400, 'rest_bad_postcode', badCepText(postcode))
            const wanted = items.map(({ product_id: productId, variation_id: variationId, quantity = 1 }) => ({
              productId,
              variationId: variationId || undefined,
              units: quantity,
            }))
            const simulation = await simulateFreight(wanted, cep)
            if ('problem' in simulation) throw new RestProblem(400, 'rest_nothing_to_send', simulation.problem)
            return { body: simulationOf(simulation) }
          },
        }),
      ],
    },
  ]
}

const boxOf = (raw: unknown) => {
  const { name, length_mm, width_mm, height_mm, empty_grams, max_grams, cost_cents } = recordOf(raw)
  return {
    name,
    sides: [length_mm, width_mm, height_mm],
    emptyGrams: empty_grams,
    maxGrams: max_grams,
    costCents: cost_cents,
  }
}

function refusalOf(problem: BoxesProblem): string {
  if (problem === 'too-many') return 'São no máximo 50 caixas.'
  if (problem === 'twins') return 'Duas caixas têm o mesmo nome.'
  return `A caixa ${Number(problem) + 1} precisa de um nome, medidas de 1 a 200 cm e um peso máximo.`
}

export default freightRoutes satisfies ApiRoutes
