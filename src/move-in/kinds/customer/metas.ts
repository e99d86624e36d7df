import type { MetaChange } from '#kit/meta-data.ts'
import { JUNK_USER_META } from '../../junk-user-meta.ts'
import { metasOf, type Wire } from '../../wire.ts'

/** What the shop reads into places of its own. */
const READ = /^_?(billing|shipping)_|^(first_name|last_name|nickname|description|last_update|paying_customer)$/
/** Rights, levels and settings, under whatever prefix the old tables have. */
const OF_WORDPRESS =
  /_(capabilities|user_level|user-settings(-time)?|dashboard_quick_press_last_post_id)$|^(wp_|_woocommerce_|edit_|nav_menu_)/
const LONGEST_TEXT = 10_000

/** Data of plug-ins about a customer, which the merchant's own fields may be made of. */
export function customerMetas(data: Wire): MetaChange[] {
  const kept = new Map<string, unknown>()
  for (const { key, value } of metasOf(data)) {
    if (kept.has(key) || key.length > 255 || value === null || value === undefined || value === '') continue
    if (READ.test(key) || OF_WORDPRESS.test(key) || JUNK_USER_META.test(key)) continue
    const text = JSON.stringify(value)
    if (text.length <= LONGEST_TEXT && !text.includes('\\u0000')) kept.set(key, value)
  }
  return [...kept].map(([key, value]) => ({ key, value }))
}
