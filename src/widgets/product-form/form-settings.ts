import type { Settings } from '#builder/fields.ts'
import { readSwatchSettings } from '#shop/catalog/client.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import type widget from './widget.ts'

/** The shop's settings, with those that this form sets for itself in their place. */
export function formSettings(shop: SwatchSettings, own: Settings<typeof widget.fields>): SwatchSettings {
  const said = Object.entries(own).filter(([, value]) => value !== '' && value !== 0)
  return readSwatchSettings(Object.fromEntries(said), shop)
}
