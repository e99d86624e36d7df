import type { DemoPost } from './shapes.ts'
import { blogBarro } from './words/blog-barro.ts'
import { blogCafe } from './words/blog-cafe.ts'
import { blogCapimDourado } from './words/blog-capim-dourado.ts'
import { blogCores } from './words/blog-cores.ts'
import { blogEmbalagem } from './words/blog-embalagem.ts'
import { blogLinho } from './words/blog-linho.ts'
import { blogMesa } from './words/blog-mesa.ts'
import { blogOficina } from './words/blog-oficina.ts'
import { blogPlantas } from './words/blog-plantas.ts'
import { blogPresentes } from './words/blog-presentes.ts'
import { blogRede } from './words/blog-rede.ts'
import { blogVelas } from './words/blog-velas.ts'

/** The shop's diary, newest first. */
export const posts: DemoPost[] = [
  {
    slug: 'presentes-feitos-a-mao',
    title: 'Presentes feitos à mão: como escolher sem errar',
    excerpt: 'Lembrança, casa nova, casamento ou alguém que já tem tudo: uma pergunta para cada ocasião e as nossas apostas.',
    html: blogPresentes,
    picture: 'blog-presentes',
    category: 'Presentes',
    tags: ['presente', 'casa nova', 'casamento'],
    author: 'Helena Prates',
    daysAgo: 6,
  },
  {
    slug: 'uma-manha-na-oficina-de-seu-adao',
    title: 'Uma manhã na oficina de Seu Adão',
    excerpt: 'Da pilha de vigas velhas ao óleo da última demão: como nasce uma tábua de jatobá, entre um café e outro.',
    html: blogOficina,
    picture: 'blog-oficina',
    category: 'Oficinas',
    tags: ['madeira', 'Prados'],
    author: 'Tomás Resende',
    daysAgo: 17,
  },
  {
    slug: 'terracota-oliva-e-indigo',
    title: 'Terracota, oliva e índigo: cores da terra em casa',
    excerpt: 'Uma conta simples, três combinações prontas e um teste de três dias antes de comprar qualquer coisa.',
    html: blogCores,
    picture: 'blog-cores',
    category: 'Casa',
    tags: ['cores', 'sala', 'quarto'],
    author: 'Marina Leal',
    daysAgo: 29,
  },
  {
    slug: 'capim-dourado-setenta-dias',
    title: 'Capim-dourado: um ano inteiro em setenta dias',
    excerpt: 'Por que a colheita no Jalapão tem data certa, como se costura um cesto e o que olhar antes de comprar.',
    html: blogCapimDourado,
    picture: 'blog-capim-dourado',
    category: 'Oficinas',
    tags: ['capim-dourado', 'Jalapão'],
    author: 'Helena Prates',
    daysAgo: 43,
  },
  {
    slug: 'cafe-coado-melhor',
    title: 'Um café coado melhor, com o que você já tem',
    excerpt: 'Medida, água, tempo e xícara: pequenos ajustes para o café de todo dia, sem aparelho novo.',
    html: blogCafe,
    picture: 'blog-cafe',
    category: 'Casa',
    tags: ['café', 'cozinha'],
    author: 'Tomás Resende',
    daysAgo: 58,
  },
  {
    slug: 'velas-sem-tunel-e-sem-fumaca',
    title: 'Velas sem túnel e sem fumaça',
    excerpt: 'A primeira queima decide o resto. O que fazer antes, durante e depois de acender uma vela de cera de coco.',
    html: blogVelas,
    picture: 'blog-velas',
    category: 'Cuidados',
    tags: ['velas', 'aroma'],
    author: 'Marina Leal',
    daysAgo: 75,
  },
  {
    slug: 'como-pendurar-uma-rede',
    title: 'Como pendurar uma rede (e deitar do jeito certo)',
    excerpt: 'Três medidas, os ganchos adequados a cada parede e o segredo da diagonal.',
    html: blogRede,
    picture: 'blog-rede',
    category: 'Cuidados',
    tags: ['rede', 'varanda', 'Ceará'],
    author: 'Tomás Resende',
    daysAgo: 92,
  },
  {
    slug: 'cinco-plantas-para-pouca-luz',
    title: 'Cinco plantas para casa com pouca luz',
    excerpt: 'As que sobreviveram às nossas paredes de pedra, com a rega de cada uma e um teste para medir a sua luz.',
    html: blogPlantas,
    picture: 'blog-plantas',
    category: 'Casa',
    tags: ['plantas', 'sala'],
    author: 'Helena Prates',
    daysAgo: 114,
  },
  {
    slug: 'linho-sem-briga',
    title: 'Linho sem briga: lavar, secar e passar menos',
    excerpt: 'Por que ele amassa, como tratar as manchas mais comuns e quando o ferro é dispensável.',
    html: blogLinho,
    picture: 'blog-linho',
    category: 'Cuidados',
    tags: ['linho', 'tecidos'],
    author: 'Helena Prates',
    daysAgo: 137,
  },
  {
    slug: 'mesa-posta-sem-cerimonia',
    title: 'Mesa posta sem cerimônia',
    excerpt: 'Dez minutos, pratos misturados e comida no centro: um jeito de receber que cabe numa terça-feira.',
    html: blogMesa,
    picture: 'blog-mesa',
    category: 'Casa',
    tags: ['mesa posta', 'receber'],
    author: 'Helena Prates',
    daysAgo: 161,
  },
  {
    slug: 'embalar-para-viagem-e-para-presente',
    title: 'Embalar para viagem, embrulhar para presente',
    excerpt: 'Como mandamos barro para o Brasil todo sem plástico-bolha, e como fazer o mesmo embrulho em casa.',
    html: blogEmbalagem,
    picture: 'blog-embalagem',
    category: 'Presentes',
    tags: ['embrulho', 'presente'],
    author: 'Marina Leal',
    daysAgo: 188,
  },
  {
    slug: 'como-nasce-uma-peca-de-barro',
    title: 'Do barranco à prateleira: como nasce uma peça de barro',
    excerpt: 'Acompanhamos uma fornada inteira em Minas Novas, no Vale do Jequitinhonha, do torrão ao forno a lenha.',
    html: blogBarro,
    picture: 'blog-barro',
    category: 'Oficinas',
    tags: ['cerâmica', 'Vale do Jequitinhonha'],
    author: 'Helena Prates',
    daysAgo: 220,
  },
]
