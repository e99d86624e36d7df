import type { PackedParcel } from './pack-parcel.ts'
import type { Priced } from './contract.ts'

export const SIMULATION_TEXT = {
  noArea: 'Nenhuma área de entrega contém este CEP.',
  off: 'Está desligado.',
  notThisParcel: 'Não atende este pacote: confira o peso, o valor mínimo ou as faixas da tabela.',
  areasOnlyWithout: 'Só aparece quando nenhuma transportadora responde.',
  hidden: 'Escondido por você nos serviços da transportadora.',
  noOrigin: 'Falta o CEP da loja: preencha em Ajustes › Loja › Endereço.',
  nothing: 'Nenhum destes produtos precisa de entrega.',
}

/** How sure a price is, for the merchant. */
export const PRICED_TEXT: Record<Priced, string> = {
  asked: '',
  kept: 'Preço de poucas horas atrás: a transportadora não respondeu.',
  last_known: 'Último preço conhecido, com a margem: a transportadora não respondeu.',
}

const REASONS = {
  unmeasured: (names: string) => `Falta o peso ou uma medida de: ${names}. Preencha no cadastro do produto.`,
  'too-large': (names: string) => `Grande demais para esta transportadora: ${names}.`,
  'too-heavy': (names: string) => `Pesado demais para esta transportadora: ${names}.`,
  'too-many': () => 'Unidades demais para calcular: combine o frete com quem compra.',
}
const MOST_NAMES = 3

/** Why a parcel can't go by a carrier. */
export function unsentText({ reason, names }: Exclude<PackedParcel, { ok: true }>): string {
  const some = names.slice(0, MOST_NAMES).join(', ')
  return REASONS[reason](names.length > MOST_NAMES ? `${some} e mais ${names.length - MOST_NAMES}` : some)
}
