import { type MailKind, textOf } from './mail-kind.ts'

const ABOUT = ['loja', 'nome', 'nome_completo', 'email', 'pedido', 'data', 'total', 'forma_de_pagamento', 'forma_de_entrega']
const PARCEL = [...ABOUT, 'codigo_rastreio', 'transportadora']
const SUMMARY = ['order', 'delivery', 'button']
const OF_SHOP = { placeholders: ABOUT }

/** The mails about an order, as they are sent until the merchant writes something else. */
export const ORDER_KINDS: Record<string, MailKind> = {
  received: {
    text: textOf({
      subject: 'Recebemos seu pedido #{pedido}',
      title: 'Pedido #{pedido} recebido',
      opening: 'Olá, {nome}!\n\n{situacao}',
    }),
    placeholders: [...ABOUT, 'situacao'],
    sections: ['order', 'delivery'],
  },
  paid: {
    text: textOf({
      subject: 'Pagamento do pedido #{pedido} confirmado',
      title: 'Pagamento confirmado',
      opening: 'Olá, {nome}!\n\nConfirmamos o pagamento de {valor_pago}. {situacao}',
    }),
    placeholders: [...ABOUT, 'valor_pago', 'situacao'],
    sections: SUMMARY,
    mayBeOff: true,
  },
  sent: {
    text: textOf({
      subject: 'Seu pedido #{pedido} foi {enviado_ou_concluido}',
      title: 'Seu pedido está {a_caminho_ou_concluido}',
      opening: 'Olá, {nome}!\n\n{situacao}',
    }),
    placeholders: [...PARCEL, 'enviado_ou_concluido', 'a_caminho_ou_concluido', 'situacao'],
    sections: ['tracking', 'invoice', ...SUMMARY],
    mayBeOff: true,
  },
  'out-for-delivery': {
    text: textOf({
      subject: 'Seu pedido #{pedido} saiu para entrega',
      title: 'Seu pedido saiu para entrega',
      opening: 'Olá, {nome}!\n\nA transportadora saiu com o seu pedido. Deixe alguém para receber.',
    }),
    placeholders: PARCEL,
    sections: ['tracking', 'button'],
  },
  'failed-attempt': {
    text: textOf({
      subject: 'A entrega do seu pedido #{pedido} não deu certo hoje',
      title: 'Tentativa de entrega sem sucesso',
      opening: 'Olá, {nome}!\n\nA transportadora foi até o seu endereço, mas não conseguiu entregar o pedido.',
      closing:
        'O que fazer: confira o endereço e deixe alguém para receber na próxima tentativa, em geral no dia útil seguinte. Se algo estiver errado, responda a este e-mail e a {loja} ajuda.',
    }),
    placeholders: PARCEL,
    sections: ['tracking', 'button'],
  },
  delivered: {
    text: textOf({
      subject: 'Seu pedido #{pedido} foi entregue',
      title: 'Seu pedido foi entregue',
      opening:
        'Olá, {nome}!\n\nA transportadora avisou que entregou o seu pedido. Esperamos que você goste!\n\nNão recebeu, ou algo chegou errado? Responda a este e-mail e a {loja} ajuda.',
    }),
    placeholders: PARCEL,
    sections: ['tracking', 'button'],
  },
  invoice: {
    text: textOf({
      subject: 'Nota fiscal do pedido #{pedido}',
      title: 'A nota fiscal do seu pedido',
      opening: 'Olá, {nome}!\n\n{situacao}',
    }),
    placeholders: [...ABOUT, 'situacao'],
    sections: ['button'],
    mayBeOff: true,
  },
  cancelled: {
    text: textOf({
      subject: 'Pedido #{pedido} cancelado',
      title: 'Pedido #{pedido} cancelado',
      opening: 'Olá, {nome}!\n\n{situacao}',
    }),
    placeholders: [...ABOUT, 'situacao'],
    sections: SUMMARY,
  },
  refunded: {
    text: textOf({
      subject: 'Reembolso do pedido #{pedido}',
      title: 'Reembolso do seu pedido',
      opening:
        'Olá, {nome}!\n\nDevolvemos até agora {valor_devolvido} do pedido #{pedido}.\n\nO prazo para o valor aparecer na sua conta ou fatura depende do banco.',
    }),
    placeholders: [...ABOUT, 'valor_devolvido'],
    sections: SUMMARY,
  },
  details: {
    text: textOf({
      subject: 'Detalhes do seu pedido #{pedido}',
      title: 'Pedido #{pedido}',
      opening: 'Olá, {nome}!\n\nEstes são os detalhes do seu pedido.',
    }),
    placeholders: ABOUT,
    sections: ['order', 'delivery'],
  },
  note: {
    text: textOf({
      subject: 'Uma mensagem sobre o seu pedido #{pedido}',
      title: 'Uma mensagem da loja',
      opening: 'Olá, {nome}!\n\nA {loja} escreveu sobre o seu pedido:\n\n{mensagem}',
    }),
    placeholders: [...ABOUT, 'mensagem'],
    required: ['mensagem'],
    sections: ['button'],
  },
  'new-order': {
    text: textOf({ subject: '[{loja}] Novo pedido #{pedido}', title: 'Novo pedido #{pedido}' }),
    ...OF_SHOP,
    sections: ['order', 'delivery'],
    mayBeOff: true,
  },
  'refund-due': {
    text: textOf({
      subject: '[{loja}] Devolva o dinheiro do pedido #{pedido}',
      title: 'Pagamento de um pedido cancelado',
      opening:
        'O pagamento do pedido #{pedido} chegou depois que as unidades foram vendidas a outra pessoa. Devolva {valor_a_devolver} ao cliente.',
    }),
    placeholders: [...ABOUT, 'valor_a_devolver'],
  },
  'refund-failed': {
    text: textOf({
      subject: '[{loja}] A devolução do pedido #{pedido} não foi feita',
      title: 'Uma devolução não foi feita',
      opening:
        'O serviço de pagamento não devolveu o dinheiro do pedido #{pedido}. Ele continua na sua conta: confira o saldo e reembolse de novo, ou devolva por fora.',
    }),
    ...OF_SHOP,
  },
  'dispute-open': {
    text: textOf({
      subject: '[{loja}] Pagamento contestado: pedido #{pedido}',
      title: 'Um cliente contestou o pagamento',
      opening:
        'O pagamento do pedido #{pedido} foi contestado no banco do cartão ou no serviço de pagamento. Não envie o pedido antes do resultado. Responda no painel do serviço, com nota fiscal, rastreio e conversas: depois do prazo a contestação é perdida.',
    }),
    ...OF_SHOP,
  },
  'dispute-won': {
    text: textOf({
      subject: '[{loja}] Contestação do pedido #{pedido}: a favor da loja',
      title: 'A contestação terminou a favor da loja',
      opening:
        'A contestação do pagamento do pedido #{pedido} terminou a favor da loja. O dinheiro continua seu, e o pedido pode seguir.',
    }),
    ...OF_SHOP,
  },
  'dispute-lost': {
    text: textOf({
      subject: '[{loja}] Contestação do pedido #{pedido}: a favor do cliente',
      title: 'A contestação terminou a favor do cliente',
      opening:
        'A contestação do pagamento do pedido #{pedido} terminou a favor do cliente. O valor sai da sua conta no serviço de pagamento.',
    }),
    ...OF_SHOP,
  },
}
