import { CUTOFF_HOUR, DELIVERY_SETTING, MOST_HANDLING_DAYS } from '#shop/shipping/delivery-settings.ts'
import { inRow, number, type Setting } from './setting-kinds.ts'

const ofDelivery = inRow('delivery', DELIVERY_SETTING)

/** How quickly the shop sends, from which the day of arrival follows. */
export const DELIVERY_SETTINGS: readonly Setting[] = [
  ofDelivery(
    'vitrine_delivery_cutoff_hour',
    'cutoff_hour',
    'Hora de corte',
    number(
      'Pedidos pagos antes desta hora de um dia útil contam a partir do mesmo dia; os outros, do dia útil seguinte. De 0 a 24, pelo horário de Brasília.',
      { least: 0, most: 24, fallback: CUTOFF_HOUR },
    ),
  ),
  ofDelivery(
    'vitrine_delivery_handling_days',
    'handling_days',
    'Dias de preparo',
    number('Dias úteis até o pacote sair da loja. Somam-se ao prazo da transportadora na data que a loja promete.', {
      least: 0,
      most: MOST_HANDLING_DAYS,
      fallback: 0,
    }),
  ),
]
