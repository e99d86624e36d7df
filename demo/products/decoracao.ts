import type { DemoProduct } from '../shapes.ts'

export const decoracao: DemoProduct[] = [
  {
    slug: 'cesto-de-capim-dourado',
    name: 'Cesto de capim-dourado',
    sku: 'DEC-CESTO',
    categories: ['decoracao', 'cestos-e-fibras'],
    tags: ['Jalapão', 'capim-dourado', 'presente'],
    priceCents: 23900,
    stock: 9,
    lowStock: 3,
    shortDescription:
      '<p>Cesto com tampa, costurado em espiral com capim-dourado do Jalapão. O brilho é da planta: não leva verniz nem tinta.</p>',
    description: `
<p>O capim-dourado nasce nas veredas do Jalapão, no Tocantins, e só pode ser colhido entre 20 de setembro e 30 de novembro, depois que a semente amadurece. A colheita de uma temporada vira o trabalho do ano inteiro.</p>
<p>As hastes são reunidas em feixes e costuradas em espiral com linha de buriti. Um cesto deste tamanho leva cerca de quatro dias nas mãos de uma artesã de Mateiros.</p>
<h3>Medidas e material</h3>
<ul>
<li>22 cm de diâmetro por 14 cm de altura, com tampa</li>
<li>Capim-dourado e fibra de buriti</li>
<li>Peso: cerca de 310 g</li>
</ul>
<h3>Cuidados</h3>
<p>Tire o pó com pincel seco. Não molhe e evite o sol forte o dia todo, que resseca a fibra. Na umidade, deixe o cesto aberto por umas horas.</p>`,
    pictures: ['cesto-de-capim-dourado', 'cesto-de-capim-dourado-2'],
    weightGrams: 310,
    sizeMm: { length: 220, width: 220, height: 140 },
    featured: true,
    related: ['bolsa-de-palha', 'luminaria-de-palha', 'cachepo-de-fibra', 'vaso-jequitinhonha'],
    daysAgo: 45,
  },
  {
    slug: 'luminaria-de-palha',
    name: 'Luminária de palha',
    sku: 'DEC-LUMINARIA',
    categories: ['decoracao', 'luz-e-aromas'],
    tags: ['palha', 'iluminação', 'sala'],
    priceCents: 31900,
    stock: 5,
    lowStock: 2,
    shortDescription:
      '<p>Pendente de palha trançada que desenha sombras na parede. Uma luz baixa e quente para a mesa de jantar.</p>',
    description: `
<p>A cúpula é trançada em palha de carnaúba sobre uma armação de arame, no Ceará, e recebe a parte elétrica aqui em Minas. A trama aberta deixa passar a luz em riscos, que sobem pela parede quando anoitece.</p>
<h3>Medidas e material</h3>
<ul>
<li>38 cm de diâmetro por 28 cm de altura; cabo de tecido de 1,20 m, regulável</li>
<li>Palha de carnaúba, armação de arame pintado, canopla de madeira</li>
<li>Soquete E27, bivolt; peso de cerca de 900 g</li>
</ul>
<h3>Instalação e segurança</h3>
<p>Use lâmpada LED de até 9 W: a palha não deve ficar perto de lâmpada que esquenta. Peça a instalação a um eletricista e mantenha longe do fogão e do banheiro. A lâmpada não acompanha a peça.</p>
<h3>Cuidados</h3>
<p>Espanador ou secador no vento frio, uma vez por mês.</p>`,
    pictures: ['luminaria-de-palha', 'luminaria-de-palha-2'],
    weightGrams: 900,
    sizeMm: { length: 380, width: 380, height: 280 },
    featured: true,
    related: ['cesto-de-capim-dourado', 'espelho-redondo', 'rede-de-descanso'],
    daysAgo: 28,
  },
  {
    slug: 'vela-de-cera-de-coco',
    name: 'Vela de cera de coco',
    sku: 'DEC-VELA',
    categories: ['decoracao', 'luz-e-aromas'],
    tags: ['aroma', 'presente'],
    priceCents: 7900,
    stock: null,
    shortDescription:
      '<p>Vela de cera de coco em copo de cerâmica, com pavio de algodão. Queima por cerca de 40 horas, e depois o copo fica.</p>',
    description: `
<p>Luana derrete, perfuma e envasa em lotes de trinta, numa cozinha separada da casa, em São João del-Rei. O copo é da mesma cerâmica das nossas canecas.</p>
<h3>Os aromas</h3>
<ul>
<li><strong>Capim-limão:</strong> verde e limpo, bom para a cozinha e o banheiro.</li>
<li><strong>Figo:</strong> folha de figueira, mais fresco do que doce.</li>
<li><strong>Madeira:</strong> cedro e um fundo de fumaça, para a noite.</li>
</ul>
<h3>Medidas e material</h3>
<p>180 g de cera de coco com essência, em copo de 8 × 8,5 cm. Peso total: cerca de 450 g.</p>
<h3>Uso com segurança</h3>
<ul>
<li>Na primeira vez, deixe acesa até a superfície derreter por igual, umas duas horas.</li>
<li>Corte o pavio com 5 mm antes de cada uso.</li>
<li>Não deixe acesa sozinha, nem perto de cortina, criança ou bicho. Apague quando restar 1 cm de cera.</li>
</ul>`,
    pictures: ['vela-de-cera-de-coco-capim-limao', 'vela-de-cera-de-coco-figo', 'vela-de-cera-de-coco-madeira'],
    weightGrams: 450,
    sizeMm: { length: 80, width: 80, height: 85 },
    attributes: { aroma: ['capim-limao', 'figo', 'madeira'] },
    variations: [
      {
        attributes: { aroma: 'capim-limao' },
        sku: 'DEC-VELA-CAPIM',
        priceCents: 7900,
        stock: 20,
        picture: 'vela-de-cera-de-coco-capim-limao',
      },
      {
        attributes: { aroma: 'figo' },
        sku: 'DEC-VELA-FIGO',
        priceCents: 7900,
        stock: 16,
        picture: 'vela-de-cera-de-coco-figo',
      },
      {
        attributes: { aroma: 'madeira' },
        sku: 'DEC-VELA-MADEIRA',
        priceCents: 8500,
        stock: 4,
        picture: 'vela-de-cera-de-coco-madeira',
      },
    ],
    related: ['kit-cartoes-botanicos', 'caneca-serra', 'cesto-de-capim-dourado'],
    daysAgo: 130,
  },
  {
    slug: 'espelho-redondo',
    name: 'Espelho redondo',
    sku: 'DEC-ESPELHO',
    categories: ['decoracao', 'paredes'],
    tags: ['madeira', 'quarto', 'sala'],
    priceCents: 26900,
    salePriceCents: 21900,
    stock: 6,
    lowStock: 2,
    shortDescription:
      '<p>Espelho de 45 cm com moldura fina de madeira e alça de couro. Clareia o corredor e pede um prego só.</p>',
    description: `
<p>A moldura é curvada no vapor, em Prados, com ripas de madeira clara que sobram da marcenaria. A alça de couro é do mesmo seleiro que faz as alças das nossas bolsas, e o vidro é cortado em São João del-Rei.</p>
<h3>Medidas e material</h3>
<ul>
<li>50 cm de diâmetro total; espelho de 45 cm; alça com 25 cm de altura acima da moldura</li>
<li>Madeira clara com cera, couro bovino, espelho de 3 mm com borda lapidada</li>
<li>Peso: cerca de 2,1 kg; acompanha o pino de latão e a bucha</li>
</ul>
<h3>Cuidados</h3>
<p>Limpe o vidro com pano úmido e seque em seguida, sem borrifar direto: a água que escorre mancha a madeira. Não indicamos para dentro do box nem para banheiro sem janela.</p>`,
    pictures: ['espelho-redondo'],
    weightGrams: 2100,
    sizeMm: { length: 500, width: 500, height: 40 },
    related: ['luminaria-de-palha', 'quadro-cerrado', 'cesto-de-capim-dourado'],
    daysAgo: 125,
  },
  {
    slug: 'quadro-cerrado',
    name: 'Quadro Cerrado',
    sku: 'DEC-QUADRO',
    categories: ['decoracao', 'paredes'],
    tags: ['gravura', 'cerrado', 'sala'],
    priceCents: 19900,
    stock: 12,
    lowStock: 3,
    shortDescription:
      '<p>Gravura de um pôr do sol no cerrado, impressa em papel de algodão e emoldurada em madeira clara. Pronta para pendurar.</p>',
    description: `
<p>Marina Leal passou uma seca desenhando o cerrado na estrada entre Diamantina e o Serro: morro, árvore torta, sol baixo. Desta imagem ela fez uma xilogravura, reproduzida em pigmento mineral.</p>
<h3>Medidas e material</h3>
<ul>
<li>30 × 40 cm, com moldura de 2 cm em pinus natural</li>
<li>Impressão em papel de algodão de 230 g/m², vidro de 2 mm</li>
<li>Peso: cerca de 1,4 kg; pode ficar na vertical ou sobre um aparador</li>
</ul>
<h3>Cuidados</h3>
<p>Evite parede que pega sol direto e parede úmida. Limpe o vidro com pano seco.</p>
<p>A artista recebe uma parte de cada venda, combinada em contrato.</p>`,
    pictures: ['quadro-cerrado'],
    weightGrams: 1400,
    sizeMm: { length: 440, width: 340, height: 30 },
    related: ['espelho-redondo', 'kit-cartoes-botanicos', 'calendario-de-mesa', 'escultura-passaro'],
    daysAgo: 66,
  },
  {
    slug: 'escultura-passaro',
    name: 'Escultura Pássaro',
    sku: 'DEC-PASSARO',
    categories: ['decoracao'],
    tags: ['madeira', 'peça única', 'presente'],
    priceCents: 17900,
    stock: 0,
    lowStock: 1,
    shortDescription:
      '<p>Pássaro entalhado em madeira de reaproveitamento, com a asa pintada à mão. Pousa na estante, na janela ou em cima dos livros.</p>',
    description: `
<p>Mestre Vicente entalha pássaros em Prados desde menino e não repete nenhum: às vezes sai sabiá, às vezes um bicho que só existe na cabeça dele. A base é torneada em madeira clara, e as pernas são de arame.</p>
<p>O corpo fica na cor da madeira; só a asa e o bico recebem pigmento ocre, em camadas finas que deixam ver o corte do formão.</p>
<h3>Medidas e material</h3>
<ul>
<li>Cerca de 18 cm de altura por 20 cm de comprimento</li>
<li>Madeira de reaproveitamento, pigmento natural, cera de abelha</li>
<li>Peso: cerca de 450 g</li>
</ul>
<h3>Cuidados</h3>
<p>Pano seco e, uma vez por ano, um pouco de cera incolor. Não é brinquedo: tem partes pequenas e pontudas.</p>
<p><em>São poucos por mês. Quando voltarem, avisamos quem tiver escrito para nós.</em></p>`,
    pictures: ['escultura-passaro'],
    weightGrams: 450,
    sizeMm: { length: 200, width: 90, height: 180 },
    related: ['vaso-jequitinhonha', 'quadro-cerrado', 'movel-mobile-de-conchas'],
    daysAgo: 84,
  },
  {
    slug: 'cachepo-de-fibra',
    name: 'Cachepô de fibra de bananeira',
    sku: 'DEC-CACHEPO',
    categories: ['decoracao', 'cestos-e-fibras'],
    tags: ['fibra', 'plantas'],
    priceCents: 9900,
    stock: 17,
    lowStock: 4,
    shortDescription:
      '<p>Cachepô trançado em fibra de bananeira, forrado por dentro. Veste o vaso de plástico da costela-de-adão.</p>',
    description: `
<p>Depois que dá o cacho, a bananeira é cortada para dar lugar à filha. O tronco, que virava adubo, é aberto em tiras, seco e trançado por uma associação do litoral de São Paulo.</p>
<p>O forro plástico segura o respingo da rega, mas o cachepô não substitui o pratinho.</p>
<h3>Medidas e material</h3>
<ul>
<li>24 cm de diâmetro por 22 cm de altura; serve vasos de até 21 cm</li>
<li>Fibra de bananeira, forro de polietileno</li>
<li>Peso: cerca de 380 g</li>
</ul>
<h3>Cuidados</h3>
<p>Tire o vaso para regar e devolva quando parar de pingar. Se a fibra molhar, seque à sombra.</p>`,
    pictures: ['cachepo-de-fibra'],
    weightGrams: 380,
    sizeMm: { length: 240, width: 240, height: 220 },
    related: ['vaso-gota', 'cesto-de-capim-dourado', 'movel-mobile-de-conchas'],
    daysAgo: 98,
  },
  {
    slug: 'movel-mobile-de-conchas',
    name: 'Móbile de conchas',
    sku: 'DEC-MOBILE',
    categories: ['decoracao', 'paredes'],
    tags: ['varanda', 'presente'],
    priceCents: 12900,
    stock: 8,
    lowStock: 2,
    shortDescription:
      '<p>Móbile de conchas e madeira de praia que tilinta baixinho quando o vento passa. Para a varanda ou a janela do quarto.</p>',
    description: `
<p>As conchas são sobras de marisqueiras do sul da Bahia: vêm do almoço, não da praia. Lavadas, furadas e enfiadas em linha encerada, voltam a fazer barulho de mar longe dele.</p>
<h3>Medidas e material</h3>
<ul>
<li>22 cm de largura por 65 cm de altura</li>
<li>Conchas de marisco, galho de madeira, linha de algodão encerada</li>
<li>Peso: cerca de 350 g</li>
</ul>
<h3>Cuidados</h3>
<p>Recolha em dia de ventania: as conchas batem e podem lascar. Pendure fora do alcance de bebês; as peças são pequenas. Para limpar, pano úmido.</p>`,
    pictures: ['movel-mobile-de-conchas'],
    weightGrams: 350,
    sizeMm: { length: 650, width: 220, height: 60 },
    related: ['escultura-passaro', 'rede-de-descanso', 'cachepo-de-fibra'],
    daysAgo: 39,
  },
]
