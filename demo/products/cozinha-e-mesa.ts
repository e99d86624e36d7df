import type { DemoProduct } from '../shapes.ts'
import { colorVariations } from './variations.ts'

export const cozinhaEMesa: DemoProduct[] = [
  {
    slug: 'tabua-de-corte-jatoba',
    name: 'Tábua de corte de jatobá',
    sku: 'COZ-TABUA',
    categories: ['cozinha-e-mesa', 'utensilios'],
    tags: ['madeira', 'presente', 'cozinha'],
    priceCents: 16900,
    stock: 15,
    lowStock: 4,
    shortDescription:
      '<p>Tábua de jatobá maciço com cabo e furo para pendurar. Pesada o bastante para não andar pela pia enquanto você corta.</p>',
    description: `
<p>Seu Adão compra sobras de vigas e assoalhos de reforma, tira os pregos um a um e descobre o que a madeira ainda quer ser. O jatobá velho já secou há décadas: não empena.</p>
<p>A frente é lisa, para o pão e para servir queijo; o verso tem uma canaleta, para a carne e a fruta. O veio e o tom mudam de tábua para tábua.</p>
<h3>Medidas e material</h3>
<ul>
<li>45 × 26 cm, contando o cabo, com 2,5 cm de espessura</li>
<li>Jatobá de reaproveitamento, acabamento com óleo mineral de grau alimentício</li>
<li>Peso: cerca de 2,2 kg</li>
</ul>
<h3>Cuidados</h3>
<ul>
<li>Lave com água e sabão neutro e seque em pé, fora do sol.</li>
<li>Não deixe de molho nem leve à lava-louças.</li>
<li>Uma vez por mês, passe óleo mineral com um pano e espere uma noite.</li>
</ul>`,
    pictures: ['tabua-de-corte-jatoba', 'tabua-de-corte-jatoba-2'],
    weightGrams: 2200,
    sizeMm: { length: 450, width: 260, height: 25 },
    featured: true,
    related: ['colheres-de-pau', 'pilao-de-madeira', 'pano-de-prato-trio', 'guia-de-cuidados-pdf'],
    daysAgo: 240,
  },
  {
    slug: 'colheres-de-pau',
    name: 'Colheres de pau (4 peças)',
    sku: 'COZ-COLHERES',
    categories: ['cozinha-e-mesa', 'utensilios'],
    tags: ['madeira', 'cozinha'],
    priceCents: 7900,
    stock: 28,
    lowStock: 6,
    shortDescription:
      '<p>Quatro colheres de madeiras diferentes, uma delas vazada para escorrer. Entalhadas à faca em Bichinho, aqui ao lado.</p>',
    description: `
<p>Goiabeira, jatobá, jaqueira e eucalipto: cada colher sai de uma sobra, e por isso as quatro cores são diferentes. A de concha mais rasa raspa o angu do fundo sem arranhar a panela; a vazada tira o ovo e escorre o macarrão.</p>
<p>O acabamento é de faca e lixa, sem verniz. Com o uso, escurecem e ficam mais lisas.</p>
<h3>Medidas e material</h3>
<ul>
<li>Quatro colheres de 28 a 32 cm, uma delas vazada</li>
<li>Madeira de poda e de sobra de marcenaria, óleo mineral de grau alimentício</li>
<li>Peso do jogo: cerca de 250 g; o pote da foto não acompanha</li>
</ul>
<h3>Cuidados</h3>
<p>Lave logo depois de usar e seque na vertical. Se a fibra levantar, lixe de leve com lixa 220 e passe uma gota de óleo mineral.</p>`,
    pictures: ['colheres-de-pau'],
    weightGrams: 250,
    sizeMm: { length: 320, width: 80, height: 60 },
    related: ['tabua-de-corte-jatoba', 'pilao-de-madeira', 'porta-temperos'],
    daysAgo: 235,
  },
  {
    slug: 'jogo-americano-palha',
    name: 'Jogo americano de palha (4 peças)',
    sku: 'COZ-AMERICANO',
    categories: ['cozinha-e-mesa', 'mesa-posta'],
    tags: ['palha', 'mesa posta', 'presente'],
    priceCents: 15900,
    salePriceCents: 12900,
    stock: 19,
    lowStock: 5,
    shortDescription:
      '<p>Quatro lugares redondos em palha de carnaúba trançada. Protegem a mesa do prato quente e dão cor ao almoço de terça-feira.</p>',
    description: `
<p>A palha da carnaúba é colhida na seca, aberta em tiras e trançada ainda úmida por um grupo de vinte mulheres no interior do Ceará. Cada peça leva perto de três horas.</p>
<p>O tom vai do creme ao caramelo, com anéis tingidos de terracota, e clareia um pouco com a luz. As quatro peças do jogo saem da mesma remessa de palha.</p>
<h3>Medidas e material</h3>
<ul>
<li>4 peças de 36 cm de diâmetro</li>
<li>Palha de carnaúba natural e tingida</li>
<li>Peso do jogo: cerca de 480 g</li>
</ul>
<h3>Cuidados</h3>
<p>Passe um pano úmido e seque à sombra. Guarde deitado. Se alguma borda levantar, umedeça e deixe sob um livro pesado até o dia seguinte.</p>`,
    pictures: ['jogo-americano-palha'],
    weightGrams: 480,
    sizeMm: { length: 360, width: 360, height: 30 },
    related: ['prato-raso-ipe', 'travessa-oval', 'garrafa-de-vidro-reciclado', 'pano-de-prato-trio'],
    daysAgo: 95,
  },
  {
    slug: 'garrafa-de-vidro-reciclado',
    name: 'Garrafa de vidro reciclado',
    sku: 'COZ-GARRAFA',
    categories: ['cozinha-e-mesa', 'mesa-posta'],
    tags: ['vidro', 'água', 'mesa posta'],
    priceCents: 9900,
    salePriceCents: 7900,
    stock: 13,
    lowStock: 4,
    shortDescription:
      '<p>Garrafa de um litro soprada com vidro de garrafas quebradas. O verde e as bolhas vêm do que ela já foi.</p>',
    description: `
<p>O vidro chega em cacos de bares e restaurantes de São João del-Rei, é lavado, separado por cor e fundido de novo. O sopro é à boca; a marca redonda no fundo mostra onde a peça se soltou da cana.</p>
<p>Vai da geladeira à mesa com água, suco ou vinho, e fica bonita com um ramo de folhas quando não está trabalhando.</p>
<h3>Medidas e material</h3>
<ul>
<li>1 litro; 9,5 cm de diâmetro por 28 cm de altura</li>
<li>Vidro reciclado soprado à boca, rolha de cortiça</li>
<li>Peso: cerca de 620 g</li>
</ul>
<h3>Cuidados</h3>
<p>Lave à mão, com escova de cabo longo. Não serve para líquido fervendo nem para o congelador.</p>`,
    pictures: ['garrafa-de-vidro-reciclado'],
    weightGrams: 620,
    sizeMm: { length: 95, width: 95, height: 280 },
    related: ['moringa-de-barro', 'jogo-americano-palha', 'vaso-gota'],
    daysAgo: 88,
  },
  {
    slug: 'pilao-de-madeira',
    name: 'Pilão de madeira',
    sku: 'COZ-PILAO',
    categories: ['cozinha-e-mesa', 'utensilios'],
    tags: ['madeira', 'cozinha'],
    priceCents: 11900,
    stock: 0,
    lowStock: 3,
    shortDescription: '<p>Pilão torneado em madeira maciça, para alho, ervas e a paçoca que sobrou do churrasco.</p>',
    description: `
<p>Torneado por Seu Adão a partir de tocos de jaqueira derrubada por temporal. A jaqueira é densa e não solta gosto, e o amarelo dela vira mel com os anos.</p>
<p>A mão do pilão tem duas cabeças: a larga amassa, a estreita mói.</p>
<h3>Medidas e material</h3>
<ul>
<li>11 cm de diâmetro por 13 cm de altura; cabe uma cabeça de alho inteira</li>
<li>Mão de 19 cm</li>
<li>Jaqueira maciça, óleo mineral de grau alimentício</li>
<li>Peso: cerca de 950 g</li>
</ul>
<h3>Cuidados</h3>
<p>Limpe com pano úmido e uma pitada de sal grosso para tirar o cheiro do alho. Não deixe de molho.</p>
<p><em>Dependemos da madeira que aparece: quando o pilão acaba, a próxima leva costuma demorar um mês.</em></p>`,
    pictures: ['pilao-de-madeira'],
    weightGrams: 950,
    sizeMm: { length: 110, width: 110, height: 200 },
    related: ['tabua-de-corte-jatoba', 'porta-temperos', 'colheres-de-pau'],
    daysAgo: 170,
  },
  {
    slug: 'porta-temperos',
    name: 'Porta-temperos de parede',
    sku: 'COZ-TEMPEROS',
    categories: ['cozinha-e-mesa', 'utensilios'],
    tags: ['madeira', 'vidro', 'cozinha'],
    priceCents: 24900,
    stock: 6,
    lowStock: 2,
    shortDescription:
      '<p>Estante de jatobá em dois andares, com oito potes de vidro. Deixa o cominho e o colorau ao alcance da mão e libera a bancada.</p>',
    description: `
<p>Foi Tomás quem desenhou, para a nossa cozinha: uma estante estreita que cabe entre o fogão e a janela, na parede ou sobre a pia. A marcenaria de Prados passou a fazer o resto.</p>
<p>Os potes têm tampa de madeira com anel de vedação e boca larga, por onde passa uma colher de sobremesa.</p>
<h3>O que vem na caixa</h3>
<ul>
<li>1 estante de 44 × 38 × 9 cm, em jatobá de reaproveitamento tratado com óleo</li>
<li>8 potes de vidro de 120 ml com tampa de madeira</li>
<li>8 etiquetas em papel, para escrever à mão</li>
<li>Buchas e parafusos para alvenaria</li>
</ul>
<p>Peso total: cerca de 3,2 kg. Na parede, use sempre as duas buchas: com os potes cheios, a estante passa de 4 kg.</p>
<h3>Cuidados</h3>
<p>Pano úmido na madeira; água e sabão nos potes. Longe do sol direto, o tempero dura mais.</p>`,
    pictures: ['porta-temperos'],
    weightGrams: 3200,
    sizeMm: { length: 440, width: 90, height: 380 },
    related: ['pilao-de-madeira', 'colheres-de-pau', 'tabua-de-corte-jatoba'],
    daysAgo: 72,
  },
  {
    slug: 'avental-de-linho',
    name: 'Avental de linho',
    sku: 'COZ-AVENTAL',
    categories: ['cozinha-e-mesa', 'utensilios', 'texteis'],
    tags: ['linho', 'presente', 'cozinha'],
    priceCents: 17900,
    stock: null,
    shortDescription:
      '<p>Avental de linho lavado com alça de couro regulável e um bolso grande na frente, onde cabem a colher, o pano e o celular.</p>',
    description: `
<p>O modelo veio da padaria da vizinha, que passa doze horas de pé: alça larga, que não corta o pescoço, e amarração que dá a volta e fecha na frente. Nilza, costureira de Tiradentes, fez o molde e continua cortando cada avental.</p>
<p>O linho é lavado antes da costura: já chega macio e não encolhe na primeira lavagem.</p>
<h3>Medidas e material</h3>
<ul>
<li>Tamanho único, do P ao GG: 88 cm de comprimento, 78 cm de largura</li>
<li>100% linho, 210 g/m²; alça de couro bovino que se solta para lavar</li>
<li>Bolso frontal de 34 × 20 cm</li>
</ul>
<h3>Cuidados</h3>
<p>Solte a alça e lave à máquina em água fria, com cores parecidas. O linho seca depressa e pode ser usado amassado; se preferir passar, passe ainda úmido.</p>`,
    pictures: ['avental-de-linho-cru', 'avental-de-linho-oliva', 'avental-de-linho-indigo', 'avental-de-linho-2'],
    weightGrams: 320,
    sizeMm: { length: 320, width: 250, height: 30 },
    attributes: { cor: ['cru', 'oliva', 'indigo'] },
    variations: colorVariations({
      slug: 'avental-de-linho',
      sku: 'COZ-AVENTAL',
      priceCents: 17900,
      stock: { cru: 10, oliva: 7, indigo: 2 },
    }),
    related: ['pano-de-prato-trio', 'colheres-de-pau', 'camisa-de-linho'],
    daysAgo: 110,
  },
]
