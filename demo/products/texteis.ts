import type { DemoProduct } from '../shapes.ts'
import { colorAndSizeVariations, colorVariations } from './variations.ts'

export const texteis: DemoProduct[] = [
  {
    slug: 'manta-sertao',
    name: 'Manta Sertão',
    sku: 'TEX-MANTA',
    categories: ['texteis', 'cama', 'sala-e-varanda'],
    tags: ['algodão', 'tear', 'inverno'],
    priceCents: 28900,
    stock: null,
    shortDescription:
      '<p>Manta de algodão tecida em tear de pedal, com franja torcida à mão. Aquece o pé da cama em julho e o colo no sofá o ano todo.</p>',
    description: `
<p>Em Resende Costa, quase toda rua tem um tear batendo. A manta Sertão vem da casa de Dona Conceição, que tece com as duas filhas: uma urde, a outra torce as franjas.</p>
<p>A trama é aberta o bastante para não pesar e fechada o bastante para não enroscar em botão.</p>
<h3>Medidas e material</h3>
<ul>
<li>1,30 × 1,80 m, mais 12 cm de franja de cada lado</li>
<li>100% algodão</li>
<li>Peso: cerca de 1,1 kg</li>
</ul>
<h3>Cuidados</h3>
<p>Lave à máquina em ciclo delicado, dentro de um saco, com água fria. Seque estendida, sem pendurar pela franja. Pode encolher até 3% na primeira lavagem.</p>`,
    pictures: ['manta-sertao-cru', 'manta-sertao-terracota', 'manta-sertao-indigo', 'manta-sertao-2'],
    weightGrams: 1100,
    sizeMm: { length: 380, width: 300, height: 100 },
    featured: true,
    attributes: { cor: ['cru', 'terracota', 'indigo'] },
    variations: colorVariations({
      slug: 'manta-sertao',
      sku: 'TEX-MANTA',
      priceCents: 28900,
      salePriceCents: { terracota: 23900 },
      stock: { cru: 9, terracota: 6, indigo: 4 },
    }),
    related: ['almofada-renda', 'tapete-de-tear', 'rede-de-descanso', 'jogo-de-cama-percal'],
    daysAgo: 300,
  },
  {
    slug: 'almofada-renda',
    name: 'Almofada Renda',
    sku: 'TEX-ALMOFADA',
    categories: ['texteis', 'sala-e-varanda'],
    tags: ['renda', 'algodão', 'presente'],
    priceCents: 13900,
    stock: null,
    shortDescription:
      '<p>Capa de algodão com medalhão de renda renascença aplicado à mão. Vem com o enchimento, pronta para o sofá.</p>',
    description: `
<p>A renascença é feita com agulha, linha e um cadarço fino alinhavado sobre papel. O medalhão de cada almofada ocupa uma rendeira de Pesqueira, no agreste de Pernambuco, por dois dias.</p>
<p>A capa é de sarja de algodão, costurada aqui em Tiradentes, com zíper invisível no avesso.</p>
<h3>Medidas e material</h3>
<ul>
<li>45 × 45 cm, com enchimento de fibra</li>
<li>Capa de sarja 100% algodão; renda de algodão</li>
<li>Peso: cerca de 520 g</li>
</ul>
<h3>Cuidados</h3>
<p>Tire o enchimento e lave a capa à mão, com sabão de coco. Não torça a renda: aperte dentro de uma toalha e seque deitada.</p>`,
    pictures: ['almofada-renda-cru', 'almofada-renda-ocre', 'almofada-renda-oliva'],
    weightGrams: 520,
    sizeMm: { length: 450, width: 450, height: 140 },
    attributes: { cor: ['cru', 'ocre', 'oliva'] },
    variations: colorVariations({
      slug: 'almofada-renda',
      sku: 'TEX-ALMOFADA',
      priceCents: 13900,
      stock: { cru: 14, ocre: 8, oliva: 5 },
    }),
    related: ['manta-sertao', 'rede-de-descanso', 'tapete-de-tear'],
    daysAgo: 102,
  },
  {
    slug: 'toalha-de-banho-algodao',
    name: 'Toalha de algodão',
    sku: 'TEX-TOALHA',
    categories: ['texteis', 'banho'],
    tags: ['algodão', 'banho', 'enxoval'],
    priceCents: 3900,
    stock: null,
    shortDescription:
      '<p>Toalha de algodão penteado em 500 g/m²: felpuda, mas sem aquela demora para secar no varal. Em três tamanhos e quatro cores.</p>',
    description: `
<p>Testamos sete gramaturas em casa antes de escolher esta. Acima dela, a toalha é linda na loja e nunca seca no inverno mineiro; abaixo, some depois de um ano.</p>
<p>A barra tem uma faixa lisa de favo e um cadarço para pendurar, costurado de verdade.</p>
<h3>Medidas</h3>
<table>
<thead><tr><th>Tamanho</th><th>Medida</th><th>Peso</th></tr></thead>
<tbody>
<tr><td>Rosto</td><td>50 × 80 cm</td><td>200 g</td></tr>
<tr><td>Banho</td><td>70 × 140 cm</td><td>490 g</td></tr>
<tr><td>Banhão</td><td>90 × 160 cm</td><td>720 g</td></tr>
</tbody>
</table>
<h3>Cuidados</h3>
<ul>
<li>Lave uma vez antes de usar: a felpa abre e passa a absorver melhor.</li>
<li>Água morna, pouco sabão e nada de amaciante, que impermeabiliza a fibra.</li>
<li>As cores escuras soltam um pouco nas duas primeiras lavagens; lave separado.</li>
</ul>`,
    pictures: [
      'toalha-de-banho-algodao-branco',
      'toalha-de-banho-algodao-terracota',
      'toalha-de-banho-algodao-oliva',
      'toalha-de-banho-algodao-indigo',
      'toalha-de-banho-algodao-2',
    ],
    weightGrams: 490,
    sizeMm: { length: 350, width: 250, height: 80 },
    attributes: { cor: ['branco', 'terracota', 'oliva', 'indigo'], tamanho: ['rosto', 'banho', 'banhao'] },
    variations: colorAndSizeVariations({
      slug: 'toalha-de-banho-algodao',
      sku: 'TEX-TOALHA',
      sizeAttribute: 'tamanho',
      priceCents: { rosto: 3900, banho: 8900, banhao: 12900 },
      stock: {
        branco: { rosto: 40, banho: 36, banhao: 18 },
        terracota: { rosto: 22, banho: 15, banhao: 6 },
        oliva: { rosto: 18, banho: 12, banhao: 0 },
        indigo: { rosto: 12, banho: 3, banhao: 8 },
      },
    }),
    related: ['jogo-de-cama-percal', 'vela-de-cera-de-coco', 'cesto-de-capim-dourado'],
    daysAgo: 180,
  },
  {
    slug: 'rede-de-descanso',
    name: 'Rede de descanso',
    sku: 'TEX-REDE',
    categories: ['texteis', 'sala-e-varanda'],
    tags: ['Ceará', 'varanda', 'algodão'],
    priceCents: 45900,
    stock: 7,
    lowStock: 2,
    shortDescription:
      '<p>Rede de casal em algodão grosso listrado, com varanda de crochê e punho de muitas cordas. Aguenta dois adultos e um domingo inteiro.</p>',
    description: `
<p>Jaguaruana, no Ceará, vive de rede: há quem fie, quem teça o pano, quem faça a varanda e quem encordoe o punho. Esta passa por quatro casas antes de ficar pronta.</p>
<p>O pano é tecido em tear batido, sem emenda no meio. A varanda, aquela franja de crochê que desce dos lados, sai da agulha de Dona Francisca e das noras.</p>
<h3>Medidas e material</h3>
<ul>
<li>4,20 m de punho a punho; pano de 2,50 × 1,60 m</li>
<li>100% algodão; punho com 48 cordas</li>
<li>Suporta até 200 kg; peso de cerca de 2,3 kg</li>
</ul>
<h3>Para pendurar</h3>
<p>Deixe de 3 a 3,5 m entre os ganchos, a 1,80 m do chão, presos em alvenaria ou viga. A curva certa é a de um sorriso aberto. Ganchos e cordas não acompanham a rede.</p>
<h3>Cuidados</h3>
<p>Lave à mão ou em máquina de 12 kg, com os punhos amarrados dentro de um saco. Seque à sombra e recolha nos dias de chuva.</p>`,
    pictures: ['rede-de-descanso', 'rede-de-descanso-2'],
    weightGrams: 2300,
    sizeMm: { length: 420, width: 320, height: 160 },
    featured: true,
    related: ['manta-sertao', 'almofada-renda', 'chapeu-de-palha', 'luminaria-de-palha'],
    daysAgo: 980,
  },
  {
    slug: 'jogo-de-cama-percal',
    name: 'Jogo de cama de percal',
    sku: 'TEX-CAMA',
    categories: ['texteis', 'cama'],
    tags: ['algodão', 'enxoval', 'quarto'],
    priceCents: 32900,
    stock: null,
    shortDescription:
      '<p>Percal de 200 fios em algodão penteado, fresco e com aquele toque de lençol passado. Lençol de baixo, de cima e fronhas.</p>',
    description: `
<p>O percal é uma trama simples, um fio por cima e um por baixo. É mais fresco do que o cetim e fica melhor a cada lavagem, e por isso é o lençol das pousadas antigas daqui.</p>
<p>A bainha do lençol de cima tem ponto ajour aberto à mão por um grupo de bordadeiras de São João del-Rei.</p>
<h3>O que vem no jogo</h3>
<table>
<thead><tr><th>Medida</th><th>Lençol de baixo</th><th>Lençol de cima</th><th>Fronhas</th></tr></thead>
<tbody>
<tr><td>Solteiro</td><td>0,88 × 1,88 m + 35 cm de altura</td><td>1,60 × 2,50 m</td><td>1 de 50 × 70 cm</td></tr>
<tr><td>Casal</td><td>1,38 × 1,88 m + 35 cm de altura</td><td>2,20 × 2,50 m</td><td>2 de 50 × 70 cm</td></tr>
<tr><td>Queen</td><td>1,58 × 1,98 m + 35 cm de altura</td><td>2,40 × 2,60 m</td><td>2 de 50 × 70 cm</td></tr>
</tbody>
</table>
<h3>Cuidados</h3>
<p>Máquina, água até 40 °C, sem alvejante com cloro. Se estender bem esticado, quase dispensa o ferro.</p>`,
    pictures: ['jogo-de-cama-percal-branco', 'jogo-de-cama-percal-areia', 'jogo-de-cama-percal-oliva'],
    weightGrams: 1600,
    sizeMm: { length: 360, width: 280, height: 90 },
    attributes: { cor: ['branco', 'areia', 'oliva'], 'medida-cama': ['solteiro', 'casal', 'queen'] },
    variations: colorAndSizeVariations({
      slug: 'jogo-de-cama-percal',
      sku: 'TEX-CAMA',
      sizeAttribute: 'medida-cama',
      priceCents: { solteiro: 32900, casal: 42900, queen: 49900 },
      salePriceCents: { oliva: { solteiro: 27900, casal: 36900, queen: 42900 } },
      stock: {
        branco: { solteiro: 8, casal: 14, queen: 10 },
        areia: { solteiro: 5, casal: 9, queen: 0 },
        oliva: { solteiro: 2, casal: 4, queen: 3 },
      },
    }),
    related: ['manta-sertao', 'toalha-de-banho-algodao', 'moringa-de-barro'],
    daysAgo: 140,
  },
  {
    slug: 'pano-de-prato-trio',
    name: 'Trio de panos de prato',
    sku: 'TEX-PANO',
    categories: ['texteis', 'cozinha-e-mesa', 'mesa-posta'],
    tags: ['algodão', 'cozinha', 'presente'],
    priceCents: 5900,
    stock: 34,
    lowStock: 8,
    shortDescription:
      '<p>Três panos de sacaria: um listrado, um xadrez e um de folhas. Enxugam de verdade desde o primeiro dia.</p>',
    description: `
<p>O algodão cru de sacaria é lavado e alvejado com sol, não com cloro, em Resende Costa. As listras e o xadrez são do tear; as folhas, de carimbo, com tinta que não sai na fervura.</p>
<p>São do tamanho que se usa: cobrem a massa do pão, embrulham a travessa quente e ainda forram a cesta da feira.</p>
<h3>Medidas e material</h3>
<ul>
<li>3 panos de 45 × 70 cm, com alça para pendurar</li>
<li>100% algodão</li>
<li>Peso do trio: cerca de 270 g</li>
</ul>
<h3>Cuidados</h3>
<p>Podem ferver. Para manchas de açafrão e café, sabão de coco, água e uma tarde de sol.</p>`,
    pictures: ['pano-de-prato-trio'],
    weightGrams: 270,
    sizeMm: { length: 240, width: 180, height: 40 },
    related: ['avental-de-linho', 'travessa-oval', 'jogo-americano-palha', 'tabua-de-corte-jatoba'],
    daysAgo: 200,
  },
  {
    slug: 'tapete-de-tear',
    name: 'Tapete de tear',
    sku: 'TEX-TAPETE',
    categories: ['texteis', 'sala-e-varanda'],
    tags: ['tear', 'algodão', 'sala'],
    priceCents: 34900,
    stock: 0,
    lowStock: 2,
    shortDescription:
      '<p>Tapete de algodão tecido em tear manual, com losangos no meio e franja nas pontas. Firme no chão e macio no pé.</p>',
    description: `
<p>Os losangos são tecidos fio a fio, sem estampa: Dona Conceição conta a trama de cabeça e muda a ordem das cores quando cansa de uma. Cada tapete ocupa o tear por quatro dias, em Resende Costa.</p>
<p>O desenho aparece também no avesso, um pouco mais apagado. Há quem prefira usar desse lado.</p>
<h3>Medidas e material</h3>
<ul>
<li>95 × 140 cm, mais 6 cm de franja em cada ponta</li>
<li>100% algodão, trama grossa</li>
<li>Peso: cerca de 2,4 kg</li>
</ul>
<h3>Cuidados</h3>
<p>Aspire sem escova giratória e lave em tanque ou lavanderia. Sobre piso liso, use uma tela antiderrapante por baixo.</p>
<p><em>Cada leva tem de seis a oito tapetes. Escreva para nós se quiser ser avisado da próxima.</em></p>`,
    pictures: ['tapete-de-tear'],
    weightGrams: 2400,
    sizeMm: { length: 950, width: 180, height: 180 },
    related: ['manta-sertao', 'almofada-renda', 'cesto-de-capim-dourado'],
    daysAgo: 78,
  },
]
