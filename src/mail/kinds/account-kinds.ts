import { type MailKind, textOf } from './mail-kind.ts'

const PERSON = ['loja', 'nome', 'email']
const RETURNED = ['loja', 'nome', 'email', 'pedido', 'protocolo']

/** The mails about an account, about what is sent back and about the shop's safety, as they are sent until the merchant writes something else. */
export const ACCOUNT_KINDS = {
  'new-account': {
    text: textOf({
      subject: 'Sua conta em {loja} foi criada',
      title: 'Olá, {nome}!',
      opening:
        'Sua conta em {loja} está pronta: é com este e-mail que você entra nela.\n\nNela você acompanha pedidos, guarda endereços e baixa arquivos.\n\nSe não foi você, ignore esta mensagem ou responda para que a conta seja apagada.',
    }),
    placeholders: PERSON,
  },
  'already-here': {
    text: textOf({
      subject: 'Você já tem uma conta em {loja}',
      title: 'Olá, {nome}!',
      opening:
        'Alguém tentou criar uma conta em {loja} com este e-mail, que já tem uma. Nada mudou nela.\n\nSe foi você, entre com a sua senha, ou peça outra se a esqueceu. Se não foi, não é preciso fazer nada.',
    }),
    placeholders: PERSON,
  },
  'password-reset': {
    text: textOf({
      subject: 'Redefinição de senha em {loja}',
      title: 'Olá, {nome}!',
      opening:
        'Pediram uma nova senha para a sua conta. O link abaixo vale por uma hora e só pode ser usado uma vez.\n\nSe não foi você, ignore esta mensagem: a sua senha continua a mesma.',
    }),
    placeholders: PERSON,
  },
  'sign-in-link': {
    text: textOf({
      subject: 'Seu link para entrar em {loja}',
      title: 'Olá, {nome}!',
      opening:
        'Pediram um link para entrar na sua conta. Ele vale por 15 minutos e só pode ser usado uma vez. Abra-o e toque em «Entrar».\n\nSe não foi você, ignore esta mensagem: ninguém entra sem ela.',
    }),
    placeholders: PERSON,
  },
  'password-changed': {
    text: textOf({
      subject: 'A senha da sua conta em {loja} mudou',
      title: 'Olá, {nome}!',
      opening:
        'A senha da sua conta acaba de mudar, e todos os aparelhos que estavam conectados saíram dela.\n\n{acessos_encerrados}\n\nSe não foi você, peça agora uma nova senha e responda a esta mensagem.',
    }),
    placeholders: [...PERSON, 'acessos_encerrados'],
    required: ['acessos_encerrados'],
  },
  'email-changed': {
    text: textOf({
      subject: 'O e-mail da sua conta em {loja} mudou',
      title: 'Olá, {nome}!',
      opening:
        'A partir de agora a sua conta usa o e-mail {novo_email}. Este endereço não recebe mais avisos dela.\n\nSe não foi você, responda a esta mensagem o quanto antes.',
    }),
    placeholders: [...PERSON, 'novo_email'],
    required: ['novo_email'],
  },
  'account-leaving': {
    text: textOf({
      subject: 'Sua conta em {loja} será excluída em {data_exclusao}',
      title: 'Olá, {nome}!',
      opening:
        'Recebemos o pedido de excluir a sua conta. Ela e os seus dados serão apagados em {data_exclusao}.\n\nMudou de ideia, ou não foi você? Entre na conta antes disso e desfaça o pedido em «Meus dados».\n\nOs pedidos ficam guardados pelo prazo que a lei fiscal exige, sem ligação com a conta.',
    }),
    placeholders: [...PERSON, 'data_exclusao'],
    required: ['data_exclusao'],
  },
  return: {
    text: textOf({
      subject: 'Recebemos o pedido de devolução do pedido nº {pedido}',
      title: 'Olá, {nome}!',
      opening:
        'Registramos a devolução do pedido nº {pedido} com o protocolo {protocolo}.\n\nEntramos em contato em até cinco dias com o código de postagem, que é por nossa conta.\n\nVocê recebe de volta tudo o que pagou, com o frete: o reembolso começa em até um dia útil, sem esperar a peça voltar.',
    }),
    placeholders: RETURNED,
    required: ['protocolo'],
  },
  'return-code': {
    text: textOf({
      subject: 'Código para devolver o pedido nº {pedido}',
      title: 'Olá, {nome}!',
      opening:
        'O código para devolver o pedido nº {pedido} é {codigo_devolucao}.\n\n{situacao}\n\nVocê acompanha a devolução na página do pedido.',
    }),
    placeholders: ['loja', 'nome', 'email', 'pedido', 'codigo_devolucao', 'situacao'],
    required: ['codigo_devolucao'],
  },
  'return-told': {
    text: textOf({
      subject: 'Devolução solicitada: pedido nº {pedido}',
      title: 'Olá!',
      opening:
        '{email} pediu a devolução do pedido nº {pedido} (protocolo {protocolo}).\n\n{motivo}\n\nQuem desiste em até sete dias depois de receber tem de volta tudo o que pagou, com o frete (CDC, art. 49).\n\nComece o reembolso até o fim do próximo dia útil, avise o banco ou a administradora do cartão e envie o código de postagem.',
    }),
    placeholders: [...RETURNED, 'motivo'],
    required: ['protocolo'],
  },
  'gift-card': {
    text: textOf({
      subject: '{quem_deu} enviou um cartão-presente de {loja}',
      title: '{saudacao}',
      opening:
        '{quem_deu} deu a você um cartão-presente de {loja} no valor de {valor}.\n\n{mensagem_presente}\n\nO código é {codigo_cartao}. Digite no carrinho ou ao finalizar a compra, no campo «Cupom ou cartão-presente». Você pode usar aos poucos, em mais de um pedido.\n\n{validade}\n\nGuarde este e-mail: quem tem o código pode usar o saldo.',
    }),
    placeholders: ['loja', 'saudacao', 'quem_deu', 'valor', 'codigo_cartao', 'mensagem_presente', 'validade'],
    required: ['codigo_cartao', 'validade'],
  },
  'review-answer': {
    text: textOf({
      subject: '{loja} respondeu à sua avaliação de {produto}',
      title: 'Olá, {nome}!',
      opening: 'Você escreveu sobre {produto}:\n\n«{escrito}»\n\nA nossa resposta:\n\n{resposta}',
    }),
    placeholders: ['loja', 'nome', 'produto', 'escrito', 'resposta'],
    required: ['resposta'],
  },
  'question-answer': {
    text: textOf({
      subject: 'A resposta à sua pergunta sobre {produto}',
      title: 'Olá, {nome}!',
      opening: 'Você perguntou sobre {produto}:\n\n«{escrito}»\n\nA nossa resposta:\n\n{resposta}',
    }),
    placeholders: ['loja', 'nome', 'produto', 'escrito', 'resposta'],
    required: ['resposta'],
  },
  'payment-page': {
    text: textOf({
      subject: 'A página de pagamento de {loja} mudou',
      title: 'A página de pagamento não está como deveria',
      opening:
        'A conferência diária da página em que os clientes digitam o cartão encontrou:\n\n{problemas}\n\nSe não foi você nem alguém da sua equipe, desligue o cartão em Ajustes › Pagamento até descobrir a causa: scripts estranhos nessa página podem copiar cartões.',
    }),
    placeholders: ['loja', 'problemas'],
    required: ['problemas'],
  },
  guessing: {
    text: textOf({
      subject: 'Muitas senhas erradas em {loja}',
      title: 'Alguém está tentando adivinhar senhas na sua loja',
      opening:
        'Nos últimos minutos houve muito mais senhas erradas do que o normal. A loja já está freando as tentativas; ninguém foi bloqueado e as vendas continuam.\n\nConfira se todos que cuidam da loja usam a verificação em duas etapas, e troque senhas que sejam usadas também em outros sites.',
    }),
    placeholders: ['loja'],
  },
} satisfies Record<string, MailKind>
export type AccountKind = keyof typeof ACCOUNT_KINDS
