import type { Static, TObject } from 'typebox'
import type { ContentChange } from '#content/pages/edit.ts'
import { widgetsIn } from '#content/pages/widgets-in.ts'
import { deadTiming, deadTriggers } from '#content/popups/dead-rules.ts'
import { settingLabel } from '#content/popups/setting-labels.ts'
import { expressionRefusal, readPopupSettings } from '#content/popups/settings.ts'
import { anything, choice, listOf, maybe, text } from '#http/rest/arguments.ts'
import { badArguments } from '#http/rest/rest-problem.ts'
import { VERSION, wording } from '../wp/content-arguments.ts'
import { STATUSES, writtenParts } from './document-resource.ts'

export const WRITE_ARGS = {
  title: wording(500),
  status: maybe(choice(STATUSES)),
  settings: maybe(anything({ description: 'Triggers, timing and looks, by the names that pages carry.' })),
  conditions: maybe(listOf(text({ maxLength: 300 }), { description: 'Where it may come: include/general, exclude/…' })),
  document: maybe(anything({ description: 'The elements of the popup, as the builder keeps them.' })),
  ...VERSION,
}
type Written = Static<TObject<typeof WRITE_ARGS>>

/** What a call wants changed. Settings are kept whole, so what a call leaves out of them stays as it was. */
export function popupChange({ settings, conditions, ...written }: Written, before: object = {}): ContentChange {
  const changesSettings = settings !== undefined || conditions !== undefined
  return {
    ...writtenParts(written),
    ...(changesSettings && { settings: settingsOf({ ...before, ...record(settings), ...(conditions && { conditions }) }) }),
  }
}

/** Settings as they are kept; one that can't be understood is refused instead of forgotten. */
function settingsOf(input: Record<string, unknown>) {
  const { settings, conditions, problems } = readPopupSettings(input)
  const asked = Array.isArray(input.conditions) ? input.conditions.length : 0
  const refusal = expressionRefusal(settings.timing)
  if (refusal !== undefined) throw badArguments({ settings: { code: 'rest_invalid_expression', message: refusal } })
  if (problems.length > 0)
    throw badArguments({
      settings: { code: 'rest_invalid_settings', message: `Ajustes não entendidos: ${problems.map(nameOf).join(', ')}.` },
    })
  const dead = Object.values({ ...deadTriggers(settings.triggers), ...deadTiming(settings.timing) })
  if (dead.length > 0) throw badArguments({ settings: { code: 'rest_dead_rule', message: dead.join(' ') } })
  if (conditions.length !== asked)
    throw badArguments({ conditions: { code: 'rest_invalid_conditions', message: 'Uma das condições não existe.' } })
  return { ...settings, conditions }
}

const nameOf = (problem: string) => settingLabel(problem.replace(' was not understood', ''))
const record = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** A popup that shows nothing is only a veil over the page. */
export function refuseEmpty({ status, document }: { status: string; document: unknown }) {
  if (status === 'publish' && widgetsIn(document).length === 0)
    throw badArguments({
      document: { code: 'rest_empty_popup', message: 'Este popup está vazio: desenhe algo nele antes de ligá-lo.' },
    })
}
