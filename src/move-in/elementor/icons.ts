import { isRecord } from '#kit/is-record.ts'

/** Which of the shop's icons stands for those of icon fonts, by a word of their name; the first that is found counts. */
const WORDS: readonly [words: RegExp, icon: string][] = [
  [/whatsapp/, 'whatsapp'],
  [/instagram/, 'instagram'],
  [/facebook/, 'facebook'],
  [/cart|trolley/, 'cart'],
  [/bag|handbag|suitcase|briefcase/, 'bag'],
  [/basket/, 'basket'],
  [/truck|shipping|delivery|ship|plane|rocket|car\b|bus\b/, 'truck'],
  [/box|cube|package|parcel|archive/, 'box'],
  [/calendar/, 'calendar'],
  [/clock|hourglass|stopwatch|timer|history|watch/, 'clock'],
  [/envelope|mail|paper-plane|inbox|at\b/, 'mail'],
  [/phone|mobile|headset|headphone|call|support/, 'phone'],
  [/map|location|marker|globe|compass|pin\b|directions/, 'map'],
  [/home|house|building|store|shop/, 'home'],
  [/lock|key\b/, 'lock'],
  [/shield|secure|certificate|award|medal|trophy/, 'shield'],
  [/heart/, 'heart'],
  [/star/, 'star'],
  [/gift|present/, 'gift'],
  [/tag|percent|ticket|coupon|dollar|money|coins|credit-card|wallet|price/, 'tag'],
  [/undo|redo|sync|refresh|exchange|return|recycle|reply/, 'return'],
  [/search|magnif|zoom/, 'search'],
  [/quote/, 'quote'],
  [/comment|chat|message|bubble/, 'comment'],
  [/user|person|people|users|man\b|woman|team|child|face|smile/, 'user'],
  [/leaf|seedling|tree|plant|spa|eco|flower/, 'leaf'],
  [/hand|thumb|fist/, 'hand'],
  [/times|close|cancel|xmark|ban/, 'close'],
  [/check|tick|done/, 'check'],
  [/minus/, 'minus'],
  [/plus|add/, 'plus'],
  [/info|question|help/, 'info'],
  [/exclamation|warning|alert/, 'warning'],
  [/download|cloud-down/, 'download'],
  [/file|document|book|newspaper|clipboard|list|edit|pen/, 'document'],
  [/bars|menu|hamburger/, 'menu'],
  [/(arrow|long-arrow|angle|angle-double|caret|chevron|forward|next)[\w-]*right|arrow1-right/, 'arrow-right'],
  [/(arrow|long-arrow|angle|angle-double|caret|chevron|back|prev)[\w-]*left/, 'arrow-left'],
  [/(angle|caret|chevron|arrow|sort)[\w-]*down/, 'chevron-down'],
  [/circle|dot|square|bullet/, 'check'],
]

type IconName = { name: string; isNear: boolean }

/** The shop's icon for one of an icon font; '' where there is none, and not near where nothing of ours resembles it. */
export function iconOf(stored: unknown): IconName {
  const value = isRecord(stored) ? stored.value : stored
  if (isRecord(value)) return { name: 'sparkle', isNear: false }
  if (typeof value !== 'string' || value.trim() === '') return { name: '', isNear: true }
  const words = value.toLowerCase().replaceAll(/\b(fa|fas|far|fab|fal|fad|icon|eicon|jki|ti|flaticon)\b[- ]?/g, ' ')
  const found = WORDS.find(([pattern]) => pattern.test(words))
  return found ? { name: found[1], isNear: true } : { name: 'sparkle', isNear: false }
}

const NETWORKS: readonly [words: RegExp, network: string][] = [
  [/instagram/, 'instagram'],
  [/facebook/, 'facebook'],
  [/pinterest/, 'pinterest'],
  [/youtube/, 'youtube'],
  [/whatsapp/, 'whatsapp'],
  [/tiktok/, 'tiktok'],
  [/linkedin/, 'linkedin'],
  [/twitter|x-twitter|\bx\b/, 'x'],
]

/** The social network that an icon or a word names, and that the shop can draw. */
export function networkOf(stored: unknown): string | undefined {
  const value = isRecord(stored) ? stored.value : stored
  if (typeof value !== 'string') return undefined
  return NETWORKS.find(([words]) => words.test(value.toLowerCase()))?.[1]
}
