import { type ConsentPlan, isAllowed, type PageChannel, readChoice } from '#kit/consent.ts'
import type { ShopEvent, Tell } from './shop-event.ts'
import { watchShop } from './watch-shop.ts'

type Bridge = (channel: PageChannel) => Tell
/** Each comes only to pages of shops that have the channel. */
const BRIDGES: Record<string, () => Promise<Bridge>> = {
  ga4: async () => (await import('./google.ts')).analytics,
  'google-ads': async () => (await import('./google.ts')).ads,
  meta: async () => (await import('./meta.ts')).meta,
  tiktok: async () => (await import('./tiktok.ts')).tiktok,
  pinterest: async () => (await import('./pinterest.ts')).pinterest,
}

const started = new Set<string>()
const listening: Tell[] = []
/** For a channel that is allowed later on the same page. */
const said: ShopEvent[] = []

/** Starts the channels that this visitor said yes to in person; called again after each choice. */
export function startChannels({ channels = [], version }: ConsentPlan) {
  const choice = readChoice(document.cookie)
  const allowed = channels.filter(({ purpose }) => choice && isAllowed(purpose, { version, mode: 'opt-in' }, choice))
  const isFirst = started.size === 0
  for (const channel of allowed) {
    const bring = BRIDGES[channel.id]
    if (!bring || started.has(channel.id)) continue
    started.add(channel.id)
    void begin(channel, bring).catch(console.error)
  }
  if (isFirst && started.size > 0)
    watchShop((event) => {
      said.push(event)
      for (const tell of listening) tell(event)
    })
}

async function begin(channel: PageChannel, bring: () => Promise<Bridge>) {
  const tell = (await bring())(channel)
  for (const event of said) tell(event)
  listening.push(tell)
}
