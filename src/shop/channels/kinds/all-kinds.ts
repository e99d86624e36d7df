import type { ChannelDefinition } from '../contract.ts'
import { ga4 } from './ga4.ts'
import { googleAds } from './google-ads.ts'
import { meta } from './meta.ts'
import { pinterest } from './pinterest.ts'
import { tiktok } from './tiktok.ts'

/** In the order of the merchant's screen. */
export const CHANNELS: readonly ChannelDefinition[] = [ga4, googleAds, meta, tiktok, pinterest]
export const channelOf = (id: string) => CHANNELS.find((one) => one.id === id)
