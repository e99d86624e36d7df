/** Stand-ins that nobody takes for a customer's own words. */
export const QUOTES = [
  {
    content: 'Cole aqui o que uma cliente escreveu sobre o produto: o que esperava, o que recebeu e o que mais gostou.',
    name: 'Nome da cliente',
    title: 'Cidade – UF',
  },
  {
    content: 'Cole aqui um elogio à entrega ou à embalagem. Frases curtas e verdadeiras convencem mais.',
    name: 'Nome do cliente',
    title: 'Cidade – UF',
  },
  {
    content: 'Cole aqui uma mensagem sobre o atendimento. Peça licença a quem escreveu antes de publicar.',
    name: 'Nome da cliente',
    title: 'Cidade – UF',
  },
] as const

/** What buyers ask most, answered by what the law and the shop's own pages say. */
export const FAQ = [
  [
    'Quanto custa o frete e quando chega?',
    'O valor e o prazo aparecem no carrinho, antes do pagamento, quando você informa o CEP.',
  ],
  [
    'Posso desistir da compra?',
    'Sim. Você tem sete dias corridos, contados do recebimento, para se arrepender sem explicar o motivo. Devolvemos tudo o que foi pago, inclusive o frete.',
  ],
  [
    'E se o produto chegar com defeito?',
    'Fale com a gente assim que perceber. Em até 30 dias resolvemos; se não, você escolhe entre outro produto, o dinheiro de volta ou um abatimento no preço.',
  ],
  ['Como acompanho o meu pedido?', 'Pelo link que vai no e-mail de confirmação ou em “Minha conta”, se você criou uma.'],
  [
    'Quais são as formas de pagamento?',
    'As formas disponíveis aparecem ao finalizar a compra, já com o valor total e as parcelas.',
  ],
].map(([tab_title, answer]) => ({ tab_title, tab_content: `<p>${answer}</p>` }))
