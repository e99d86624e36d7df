import { textOf } from '#kit/unknown-json.ts'
import { absorbed, type Kind, type OldShop, refused } from '../kind.ts'

const GRAMS: Record<string, number> = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 }
const MILLIMETRES: Record<string, number> = { m: 1_000, cm: 10, mm: 1, in: 25.4, yd: 914.4 }
const USED = new Set(['woocommerce_weight_unit', 'woocommerce_dimension_unit', 'woocommerce_currency', 'siteurl', 'home'])

/** Settings say how the rest is to be read; those of this shop stay the merchant's. */
export const settingKind: Kind<never> = {
  kind: 'setting',
  read: (data) => {
    const name = textOf(data['id'])
    return USED.has(name)
      ? absorbed(name, 'Usado para ler o resto.')
      : refused(name, 'As configurações desta loja são suas: confira-as em «Configurações».')
  },
  write: async () => [],
}

/** How the old shop measures and counts. */
export function oldShopOf(settings: ReadonlyMap<string, unknown>): OldShop {
  const said = (name: string) => textOf(settings.get(name))
  return {
    gramsPerUnit: GRAMS[said('woocommerce_weight_unit')] ?? GRAMS['kg']!,
    millimetresPerUnit: MILLIMETRES[said('woocommerce_dimension_unit')] ?? MILLIMETRES['cm']!,
    currency: said('woocommerce_currency') || 'BRL',
  }
}
