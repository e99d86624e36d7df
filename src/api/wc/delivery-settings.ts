import { CUTOFF_HOUR, DELIVERY_SETTING, MOST_HANDLING_DAYS } from '#shop/shipping/delivery-settings.ts'
import { LEAST_STOPPED_DAYS, MOST_STOPPED_DAYS, STOPPED_AFTER_DAYS } from '#shop/orders/tracking/rules.ts'
import { inRow, number, type Setting, toggle, words } from './setting-kinds.ts'

const ofDelivery = inRow('delivery', DELIVERY_SETTING)
/** Kept with the delivery, set where mails are. */
const ofMails = inRow('email', DELIVERY_SETTING)

/** How quickly the shop sends, from which the day of arrival follows, and where orders are fetched. */
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
  ofDelivery('vitrine_pickup_address', 'pickup_address', 'Endereço da retirada', {
    description: 'Onde quem escolhe «Retirada no local» busca o pedido. Vazio: o endereço da loja.',
    read: words(300),
  }),
  ofDelivery('vitrine_pickup_hours', 'pickup_hours', 'Horário da retirada', {
    description: 'Uma linha para cada período: «terça a sábado, das 10h às 17h». Vazio: o horário de atendimento da loja.',
    type: 'textarea',
    read: words(300),
  }),
  ofDelivery(
    'vitrine_tracking_completes',
    'completes',
    'Concluir o pedido entregue',
    toggle('Quando todos os pacotes constam como entregues, o pedido passa a «Concluído».', 'yes'),
  ),
  ofDelivery(
    'vitrine_tracking_stopped_days',
    'stopped_after_days',
    'Avisar de pacote parado depois de (dias)',
    number(
      'Sem novidade da transportadora por tantos dias, o pedido aparece em Início, na lista «Parados» e no diagnóstico da loja.',
      { least: LEAST_STOPPED_DAYS, most: MOST_STOPPED_DAYS, fallback: STOPPED_AFTER_DAYS },
    ),
  ),
  ofMails(
    'vitrine_tracking_mail_out',
    'mails_out_for_delivery',
    'E-mail «Saiu para entrega»',
    toggle('Quem comprou é avisado no dia em que o pacote sai para entrega.', 'yes'),
  ),
  ofMails(
    'vitrine_tracking_mail_failed',
    'mails_failed_attempt',
    'E-mail «Tentativa de entrega sem sucesso»',
    toggle('Quem comprou é avisado, com o que fazer, quando a transportadora não consegue entregar.', 'yes'),
  ),
  ofMails(
    'vitrine_tracking_mail_delivered',
    'mails_delivered',
    'E-mail «Entregue»',
    toggle('Quem comprou é avisado quando a transportadora entrega.', 'yes'),
  ),
]
