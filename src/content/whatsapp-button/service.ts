import type { SettingsReader } from '#content/settings/contract.ts'
import type { Clock } from '#kit/clock.ts'
import { readButton, type WhatsappButton, WHATSAPP_SETTING } from './button.ts'
import { isOpenAt, nextOpeningOrClosing } from './opening-hours.ts'

type Options = { settings: Pick<SettingsReader, 'shop'> & { get: (name: string) => Promise<unknown> }; clock: Clock }

/** The button as pages show it at the moment. */
export type ShownButton = Pick<WhatsappButton, 'number' | 'side' | 'label' | 'messages' | 'pages'> & { isOpen: boolean }

/** Follows the hours, so that pages that are kept change when it opens and closes. */
export function createWhatsappButton({ settings, clock }: Options) {
  let turns = 0
  let nextTurnAt = Infinity
  let hours: WhatsappButton['hours'] = []

  const follow = () => {
    const now = clock.now()
    if (now >= nextTurnAt) turns++
    nextTurnAt = nextOpeningOrClosing(hours, new Date(now))
    return turns
  }
  return {
    onPage: async (): Promise<ShownButton | undefined> => {
      const stored = await settings.get(WHATSAPP_SETTING)
      if (!stored) return undefined
      const button = readButton(stored, (await settings.shop()).whatsapp)
      // A turn that nobody has asked for yet counts, before other hours are followed.
      follow()
      hours = button?.hours ?? []
      follow()
      if (!button) return undefined
      const { closedLabel, label, ...rest } = button
      if (isOpenAt(hours, new Date(clock.now()))) return { ...rest, label, isOpen: true }
      return closedLabel === undefined ? undefined : { ...rest, label: closedLabel, isOpen: false }
    },
    /** How often it has opened or closed: what was drawn before shows the other state. */
    turns: (): number => (clock.now() < nextTurnAt ? turns : follow()),
    msLeft: (): number => nextTurnAt - clock.now(),
  }
}
export type WhatsappButtonReader = ReturnType<typeof createWhatsappButton>
