import { PREFERENCES_HASH } from '#kit/consent.ts'

export type DemoLink = { title: string; url: string; children?: DemoLink[] }

/** Who the demo shop is: name, people, address and what stands on every page. */
export const shop = {
  name: 'Casa Aroeira',
  tagline: 'Coisas feitas à mão para a casa, de oficinas brasileiras',
  founded: 2014,
  story:
    'A Casa Aroeira nasceu em 2014, na sala da frente da casa de Helena Prates e Tomás Resende, em Tiradentes. ' +
    'Ela voltava de uma viagem ao Vale do Jequitinhonha com o carro cheio de cerâmica; ele fazia prateleiras. ' +
    'Hoje trabalhamos com 31 oficinas pequenas de oito estados: o barro do Jequitinhonha, o capim-dourado do Jalapão, ' +
    'as redes do Ceará, os linhos e teares de Minas. Compramos direto de quem faz, pagamos metade na encomenda e ' +
    'contamos de onde veio cada peça.',
  legalName: 'Casa Aroeira Comércio de Artesanato Ltda.',
  cnpj: '11.222.333/0001-81',
  address: {
    street: 'Rua dos Inconfidentes, 914',
    district: 'Centro',
    city: 'Tiradentes',
    state: 'MG',
    postcode: '36325-000',
    country: 'BR',
  },
  email: 'contato@casaaroeira.example',
  phone: '(32) 3355-0199',
  whatsapp: '(32) 99955-0199',
  openingHours: [
    { days: 'Segunda a sexta', hours: '9h às 18h' },
    { days: 'Sábado', hours: '10h às 17h' },
    { days: 'Domingo e feriados', hours: '10h às 14h' },
  ],
  social: [
    { network: 'Instagram', url: 'https://instagram.example/casaaroeira' },
    { network: 'Pinterest', url: 'https://pinterest.example/casaaroeira' },
    { network: 'Facebook', url: 'https://facebook.example/casaaroeira' },
    { network: 'YouTube', url: 'https://youtube.example/casaaroeira' },
  ],
  notice: 'Frete grátis para compras acima de R$ 299 em todo o Brasil. Cada peça sai embalada à mão em até três dias úteis.',
}

export const mainMenu: DemoLink[] = [
  {
    title: 'Loja',
    url: '/loja/',
    children: [
      {
        title: 'Cerâmica',
        url: '/categoria-produto/ceramica/',
        children: [
          { title: 'Canecas e bules', url: '/categoria-produto/canecas/' },
          { title: 'Pratos e bowls', url: '/categoria-produto/pratos-e-bowls/' },
          { title: 'Vasos e moringas', url: '/categoria-produto/vasos/' },
        ],
      },
      { title: 'Cozinha e mesa', url: '/categoria-produto/cozinha-e-mesa/' },
      {
        title: 'Têxteis',
        url: '/categoria-produto/texteis/',
        children: [
          { title: 'Cama', url: '/categoria-produto/cama/' },
          { title: 'Banho', url: '/categoria-produto/banho/' },
          { title: 'Sala e varanda', url: '/categoria-produto/sala-e-varanda/' },
        ],
      },
      { title: 'Decoração', url: '/categoria-produto/decoracao/' },
      { title: 'Vestir', url: '/categoria-produto/vestir/' },
      { title: 'Papelaria', url: '/categoria-produto/papelaria/' },
    ],
  },
  { title: 'Cerâmica', url: '/categoria-produto/ceramica/' },
  { title: 'Têxteis', url: '/categoria-produto/texteis/' },
  { title: 'Diário', url: '/blog/' },
  { title: 'Sobre', url: '/sobre/' },
  { title: 'Contato', url: '/contato/' },
]

/** The footer's columns; each title heads its children. */
export const footerMenus: DemoLink[] = [
  {
    title: 'Loja',
    url: '/loja/',
    children: [
      { title: 'Cerâmica', url: '/categoria-produto/ceramica/' },
      { title: 'Cozinha e mesa', url: '/categoria-produto/cozinha-e-mesa/' },
      { title: 'Têxteis', url: '/categoria-produto/texteis/' },
      { title: 'Decoração', url: '/categoria-produto/decoracao/' },
      { title: 'Vestir', url: '/categoria-produto/vestir/' },
      { title: 'Papelaria', url: '/categoria-produto/papelaria/' },
      { title: 'Clube Aroeira', url: '/clube/' },
    ],
  },
  {
    title: 'Ajuda',
    url: '/contato/',
    children: [
      { title: 'Entrega e frete', url: '/entrega-e-frete/' },
      { title: 'Acompanhar pedido', url: '/acompanhar-pedido/' },
      { title: 'Trocas e devoluções', url: '/trocas-e-devolucoes/' },
      { title: 'Política de privacidade', url: '/politica-de-privacidade/' },
      { title: 'Preferências de cookies', url: PREFERENCES_HASH },
      { title: 'Fale com a gente', url: '/contato/' },
    ],
  },
  {
    title: 'Casa Aroeira',
    url: '/sobre/',
    children: [
      { title: 'Nossa história', url: '/sobre/' },
      { title: 'Diário', url: '/blog/' },
      { title: 'Minha conta', url: '/minha-conta/' },
    ],
  },
]

export const testimonials = [
  {
    quote:
      'Comprei duas canecas para testar e voltei para buscar o jogo inteiro. Cada uma tem um jeitinho, e é disso que a gente gosta aqui em casa.',
    author: 'Renata M.',
    city: 'Belo Horizonte, MG',
  },
  {
    quote:
      'O vaso veio numa caixa tão bem feita que guardei a palha. Junto, um bilhete com o nome de quem modelou. Nunca tinha recebido uma encomenda assim.',
    author: 'Paulo Henrique S.',
    city: 'Curitiba, PR',
  },
  {
    quote:
      'A travessa chegou com a borda lascada. Mandei uma foto no WhatsApp de manhã e à tarde a reposição já estava a caminho.',
    author: 'Cláudia F.',
    city: 'Recife, PE',
  },
  {
    quote:
      'A rede está na varanda há dois anos, pega sol e criança o dia todo, e continua firme. Já dei outra de presente para o meu pai.',
    author: 'Marcelo T.',
    city: 'Goiânia, GO',
  },
]

export const faq = [
  {
    question: 'As peças são exatamente iguais às fotos?',
    answer:
      'São da mesma forma, medida e cor, mas feitas à mão: o esmalte escorre um pouco diferente, o trançado fecha noutro ponto. As medidas podem variar cerca de 5%. Se a diferença incomodar, você pode devolver.',
  },
  {
    question: 'Em quanto tempo meu pedido chega?',
    answer:
      'Embalamos e postamos em até três dias úteis depois da confirmação do pagamento. O prazo do transporte depende do CEP e aparece no carrinho antes de você fechar a compra.',
  },
  {
    question: 'O frete é grátis?',
    answer:
      'Sim, para compras acima de R$ 299, em todo o Brasil. Abaixo desse valor, o frete é calculado pelo CEP, pelo peso e pelo tamanho da caixa.',
  },
  {
    question: 'E se alguma coisa chegar quebrada?',
    answer:
      'Mande uma foto da peça e da embalagem para o nosso WhatsApp ou e-mail. Enviamos outra ou devolvemos o dinheiro, como você preferir, sem custo de frete.',
  },
  {
    question: 'Posso me arrepender da compra?',
    answer:
      'Pode. Você tem sete dias corridos, contados do recebimento, para desistir sem explicar o motivo. Devolvemos tudo o que pagou, inclusive o frete de envio.',
  },
  {
    question: 'Vocês embrulham para presente?',
    answer:
      'Embrulhamos, sem custo: papel pardo, barbante e um cartão escrito à mão. Escreva a mensagem nas observações do pedido e o embrulho segue sem a nota de preço à vista.',
  },
]
