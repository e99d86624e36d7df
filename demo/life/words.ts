import type { DemoReview } from '../shapes.ts'

type Said = Pick<DemoReview, 'rating' | 'text'> & { answer?: string; status?: 'hold' | 'spam' }

/** What buyers write of anything made by hand; given to what they bought. */
export const saidOfProducts: Said[] = [
  { rating: 5, text: 'Ainda mais bonito do que na foto. Dá para ver que foi feito com calma.' },
  { rating: 5, text: 'Chegou antes do prazo e muito bem embalado. Já encomendei outro para a minha irmã.' },
  { rating: 4, text: 'Gostei bastante. A cor é um pouco mais clara do que eu imaginava, mas combinou.' },
  { rating: 5, text: 'Presente de casamento que fez sucesso. O bilhete escrito à mão foi um carinho.' },
  {
    rating: 2,
    text: 'Lindo, mas chegou com um defeito pequeno no canto.',
    answer: 'Que pena que chegou assim. Já mandamos outro, sem custo, e reforçamos a embalagem.',
  },
  { rating: 5, text: 'Uso todos os dias. Qualidade que não se encontra em loja grande.' },
  {
    rating: 4,
    text: 'Muito bonito. Só achei o prazo de envio um pouco longo.',
    answer: 'Obrigada! Cada peça sai embalada à mão, e na semana da campanha levamos um dia a mais.',
  },
  { rating: 5, text: 'Atendimento atencioso: responderam as minhas dúvidas no mesmo dia.' },
  {
    rating: 3,
    text: 'Bom, mas menor do que eu pensava. Vale olhar as medidas antes de comprar.',
    answer: 'Obrigada pelo aviso. Pusemos uma foto com a mão ao lado para dar a ideia do tamanho.',
  },
  { rating: 5, text: 'Segunda vez que compro. Continua impecável.' },
  { rating: 5, text: 'Dá gosto saber quem fez. A casa ficou outra.' },
  { rating: 4, text: 'Acabamento ótimo e cheirinho de coisa nova. Recomendo.' },
  { rating: 5, text: 'Comprei para mim e acabei dando de presente. Vou comprar de novo.' },
  {
    rating: 1,
    text: 'Veio a cor errada. Estou esperando a troca.',
    answer: 'Pedimos desculpas. A cor certa já saiu, com frete por nossa conta; o código de rastreio está no seu e-mail.',
  },
  { rating: 5, text: 'Perfeito. Simples assim.' },
  { rating: 5, text: 'Minha mãe adorou. Parece peça de família.' },
  { rating: 4, text: 'Lindo e resistente. Tiraria meia estrela pela caixa amassada, mas nada quebrou.' },
  { rating: 5, text: 'Vale cada centavo.' },
  { rating: 5, text: 'As fotos não fazem justiça. Ao vivo a textura é muito mais bonita.' },
  { rating: 4, text: 'Chegou direitinho. Gostaria que tivesse mais opções de cor.' },
  { rating: 5, text: 'Chegou ontem e já está na sala. Todo mundo pergunta onde comprei.', status: 'hold' },
  { rating: 4, text: 'Bonito, bem feito e com preço justo.', status: 'hold' },
  { rating: 2, text: 'Demorou onze dias para chegar. O produto em si é bom.', status: 'hold' },
  { rating: 5, text: 'GANHE DINHEIRO EM CASA, fale comigo no perfil', status: 'spam' },
]

type Asked = { product: string; daysAgo: number; text: string; answer?: string }

export const askedOfProducts: Asked[] = [
  {
    product: 'caneca-serra',
    daysAgo: 71,
    text: 'Pode ir ao micro-ondas?',
    answer: 'Pode, sim. Só evite passar de muito frio a muito quente de uma vez.',
  },
  {
    product: 'vaso-jequitinhonha',
    daysAgo: 58,
    text: 'Vocês embrulham para presente?',
    answer: 'Embrulhamos, sem custo. Escreva o recado no campo de observações ao finalizar a compra.',
  },
  {
    product: 'cesto-de-capim-dourado',
    daysAgo: 44,
    text: 'Quanto tempo demora para chegar a próxima leva?',
    answer: 'Cerca de três semanas. Deixe o seu e-mail em «Avise-me», e escrevemos quando chegar.',
  },
  {
    product: 'manta-sertao',
    daysAgo: 29,
    text: 'Desbota na lavagem?',
    answer: 'Não, se for lavada com água fria e secada à sombra.',
  },
  {
    product: 'prato-raso-ipe',
    daysAgo: 16,
    text: 'Vendem no atacado? Preciso de 40 para um restaurante.',
    answer: 'Vendemos a partir de dez peças. Escreva para nós pela página de contato.',
  },
  { product: 'almofada-renda', daysAgo: 3, text: 'A cor ocre volta ainda este mês?' },
  { product: 'camisa-de-linho', daysAgo: 1, text: 'Fico entre o M e o G. A modelagem é larga?' },
  { product: 'rede-de-descanso', daysAgo: 0.3, text: 'Se eu comprar hoje, chega a Salvador até o fim da semana que vem?' },
]
