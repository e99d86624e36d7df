import type { DemoProduct } from '../shapes.ts'
import { colorAndSizeVariations, colorVariations } from './variations.ts'

export const ceramica: DemoProduct[] = [
  {
    slug: 'caneca-serra',
    name: 'Caneca Serra',
    sku: 'CER-CANECA',
    categories: ['ceramica', 'canecas'],
    tags: ['café', 'grés', 'presente'],
    priceCents: 8900,
    stock: null,
    shortDescription:
      '<p>Caneca de grés torneada à mão. O esmalte salpicado termina numa onda, e o barro que aparece embaixo desenha a serra.</p>',
    description: `
<p>Cida e Renato torneiam uma fornada de canecas por semana no ateliê de Prados, a vinte minutos da nossa loja. A onda em que o esmalte termina é o contorno da serra de São José, vista da janela deles: cada caneca é mergulhada à mão, e nenhuma linha se repete.</p>
<p>Os pontinhos escuros são grãos de ferro do próprio barro. Por dentro o esmalte é liso, para não guardar mancha de café.</p>
<h3>Medidas e material</h3>
<ul>
<li>300 ml até a borda; 8,5 cm de diâmetro por 9 cm de altura</li>
<li>Grés queimado a 1.220 °C, esmalte sem chumbo</li>
<li>Peso de cada caneca: cerca de 340 g</li>
</ul>
<h3>Cuidados</h3>
<p>Vai ao micro-ondas e à lava-louças. Evite passar do gelo para a água fervendo: a mudança brusca pode trincar qualquer cerâmica.</p>`,
    pictures: ['caneca-serra-branco', 'caneca-serra-terracota', 'caneca-serra-oliva', 'caneca-serra-indigo', 'caneca-serra-2'],
    weightGrams: 340,
    sizeMm: { length: 120, width: 85, height: 90 },
    featured: true,
    attributes: { cor: ['branco', 'terracota', 'oliva', 'indigo'] },
    variations: colorVariations({
      slug: 'caneca-serra',
      sku: 'CER-CANECA',
      priceCents: 8900,
      stock: { branco: 24, terracota: 18, oliva: 9, indigo: 3 },
    }),
    related: ['bowl-cuia', 'prato-raso-ipe', 'conjunto-cafe-da-tarde', 'guia-de-cuidados-pdf'],
    daysAgo: 210,
  },
  {
    slug: 'prato-raso-ipe',
    name: 'Prato raso Ipê',
    sku: 'CER-PRATO',
    categories: ['ceramica', 'pratos-e-bowls'],
    tags: ['grés', 'mesa posta'],
    priceCents: 9800,
    stock: null,
    shortDescription:
      '<p>Prato raso de 26 cm com a borda levemente irregular, como a pétala do ipê. Vendido por unidade, para montar o seu jogo.</p>',
    description: `
<p>A borda de cada prato é acertada com os dedos, um por um, depois que ele sai do torno, e fica com um fio de barro à mostra. Por isso nenhum círculo é perfeito e todos empilham bem.</p>
<p>As três cores foram pensadas para conviver: um jogo misturado funciona tão bem quanto um de cor única. Quem faz é a mesma dupla da Caneca Serra, em Prados, Minas Gerais.</p>
<h3>Medidas e material</h3>
<ul>
<li>26 cm de diâmetro por 2,5 cm de altura</li>
<li>Grés queimado a 1.220 °C, esmalte acetinado sem chumbo</li>
<li>Peso: cerca de 780 g</li>
</ul>
<h3>Cuidados</h3>
<p>Pode ir ao micro-ondas e à lava-louças. Talheres deixam, às vezes, um risco cinza de metal no esmalte claro: sai com bicarbonato e esponja macia.</p>`,
    pictures: ['prato-raso-ipe-branco', 'prato-raso-ipe-terracota', 'prato-raso-ipe-oliva', 'prato-raso-ipe-2'],
    weightGrams: 780,
    sizeMm: { length: 260, width: 260, height: 25 },
    attributes: { cor: ['branco', 'terracota', 'oliva'] },
    variations: colorVariations({
      slug: 'prato-raso-ipe',
      sku: 'CER-PRATO',
      priceCents: 9800,
      stock: { branco: 32, terracota: 20, oliva: 14 },
    }),
    related: ['bowl-cuia', 'caneca-serra', 'jogo-americano-palha', 'travessa-oval'],
    daysAgo: 205,
  },
  {
    slug: 'bowl-cuia',
    name: 'Bowl Cuia',
    sku: 'CER-BOWL',
    categories: ['ceramica', 'pratos-e-bowls'],
    tags: ['grés', 'mesa posta', 'presente'],
    priceCents: 7900,
    stock: null,
    shortDescription:
      '<p>Tigela funda inspirada na cuia de cabaça: redonda por baixo, cabe inteira na palma da mão. Para caldo, açaí, fruta ou salada de um.</p>',
    description: `
<p>A cuia é a tigela mais antiga da cozinha brasileira, cortada da cabaça e seca ao sol. Esta guarda a forma e troca o material: grés, para ir ao micro-ondas e durar.</p>
<p>Os frisos são entalhados com o torno girando, e o pé mostra o barro. Ele é estreito, mas pesado: a tigela balança um pouco se empurrada e volta ao lugar. As crianças descobrem isso antes dos adultos.</p>
<h3>Medidas e material</h3>
<ul>
<li>500 ml; 15 cm de diâmetro por 7 cm de altura</li>
<li>Grés queimado a 1.220 °C, esmalte sem chumbo</li>
<li>Peso: cerca de 420 g</li>
</ul>
<h3>Cuidados</h3>
<p>Micro-ondas e lava-louças, sim. Forno convencional, só se a tigela entrar com ele ainda frio.</p>`,
    pictures: ['bowl-cuia-branco', 'bowl-cuia-ocre', 'bowl-cuia-oliva', 'bowl-cuia-2'],
    weightGrams: 420,
    sizeMm: { length: 150, width: 150, height: 70 },
    attributes: { cor: ['branco', 'ocre', 'oliva'] },
    variations: colorVariations({
      slug: 'bowl-cuia',
      sku: 'CER-BOWL',
      priceCents: 7900,
      stock: { branco: 16, ocre: 12, oliva: 0 },
    }),
    related: ['prato-raso-ipe', 'caneca-serra', 'colheres-de-pau'],
    daysAgo: 190,
  },
  {
    slug: 'vaso-jequitinhonha',
    name: 'Vaso Jequitinhonha',
    sku: 'CER-VASO-JEQ',
    categories: ['ceramica', 'vasos', 'decoracao'],
    tags: ['Vale do Jequitinhonha', 'peça única', 'presente'],
    priceCents: 38900,
    stock: 4,
    lowStock: 2,
    shortDescription:
      '<p>Vaso modelado à mão e pintado com barro colorido do próprio Vale. As flores mudam de um para o outro: cada vaso é único.</p>',
    description: `
<p>Dona Zulmira aprendeu com a mãe a levantar o vaso em rolinhos de barro, sem torno, em Minas Novas. A pintura também é barro: branco de tabatinga, vermelho de tauá e o creme que sai de uma mistura que ela não conta.</p>
<p>A queima é a lenha e dura um dia inteiro. As manchas mais escuras são marcas do fogo, que chega mais perto de um lado do que do outro.</p>
<h3>Medidas e material</h3>
<ul>
<li>Cerca de 32 cm de altura por 20 cm de diâmetro</li>
<li>Barro cru modelado à mão, pintura com engobe natural, queima a lenha</li>
<li>Peso: cerca de 2,4 kg</li>
</ul>
<h3>Cuidados</h3>
<p>O barro é poroso e a pintura não é esmalte. Use com galhos e flores secas ou coloque um copo com água dentro do vaso. Limpe com pano seco ou pincel macio.</p>`,
    pictures: ['vaso-jequitinhonha', 'vaso-jequitinhonha-2'],
    weightGrams: 2400,
    sizeMm: { length: 200, width: 200, height: 320 },
    featured: true,
    related: ['vaso-gota', 'moringa-de-barro', 'escultura-passaro', 'cesto-de-capim-dourado'],
    daysAgo: 60,
  },
  {
    slug: 'vaso-gota',
    name: 'Vaso Gota',
    sku: 'CER-GOTA',
    categories: ['ceramica', 'vasos', 'decoracao'],
    tags: ['grés', 'flores'],
    priceCents: 11900,
    stock: null,
    shortDescription:
      '<p>Vaso de boca estreita em três tamanhos e três cores. Segura um galho só sem que ele tombe, e um trio faz um centro de mesa inteiro.</p>',
    description: `
<p>A forma começou como um erro de torno: a peça fechou mais do que devia, e Renato gostou. A boca de três centímetros deixa o galho em pé e esconde o talo.</p>
<p>É esmaltado por dentro e segura água sem suar, ao contrário dos vasos de barro natural.</p>
<h3>Medidas</h3>
<table>
<thead><tr><th>Tamanho</th><th>Altura</th><th>Diâmetro</th><th>Peso</th></tr></thead>
<tbody>
<tr><td>P</td><td>12 cm</td><td>9 cm</td><td>380 g</td></tr>
<tr><td>M</td><td>18 cm</td><td>13 cm</td><td>820 g</td></tr>
<tr><td>G</td><td>26 cm</td><td>18 cm</td><td>1,6 kg</td></tr>
</tbody>
</table>
<h3>Cuidados</h3>
<p>Troque a água a cada dois dias e lave com escova de mamadeira, que passa pela boca. Na mesa de madeira, use um feltro sob a base sem esmalte.</p>`,
    pictures: ['vaso-gota-terracota', 'vaso-gota-branco', 'vaso-gota-indigo'],
    weightGrams: 820,
    sizeMm: { length: 130, width: 130, height: 180 },
    featured: true,
    attributes: { cor: ['terracota', 'branco', 'indigo'], tamanho: ['p', 'm', 'g'] },
    variations: colorAndSizeVariations({
      slug: 'vaso-gota',
      sku: 'CER-GOTA',
      sizeAttribute: 'tamanho',
      priceCents: { p: 11900, m: 16900, g: 24900 },
      stock: {
        terracota: { p: 10, m: 7, g: 4 },
        branco: { p: 12, m: 6, g: 0 },
        indigo: { p: 5, m: 0, g: 2 },
      },
    }),
    related: ['vaso-jequitinhonha', 'cachepo-de-fibra', 'vela-de-cera-de-coco'],
    daysAgo: 34,
  },
  {
    slug: 'moringa-de-barro',
    name: 'Moringa de barro',
    sku: 'CER-MORINGA',
    categories: ['ceramica', 'vasos'],
    tags: ['Vale do Jequitinhonha', 'água', 'quarto'],
    priceCents: 14900,
    stock: 11,
    lowStock: 3,
    shortDescription:
      '<p>Moringa de 1,5 litro com copo que serve de tampa. O barro sua, e a água fica fresca na cabeceira a noite inteira.</p>',
    description: `
<p>Antes da geladeira, toda casa do interior tinha uma. A água atravessa devagar a parede de barro, evapora por fora e leva o calor embora: é física, sem tomada.</p>
<p>As moringas vêm de Turmalina, no Vale do Jequitinhonha, da oficina de três irmãs que dividem o forno e as encomendas.</p>
<h3>Medidas e material</h3>
<ul>
<li>1,5 litro; 16 cm de diâmetro por 25 cm de altura com o copo</li>
<li>Barro natural, sem esmalte e sem verniz, queima a lenha</li>
<li>Peso: cerca de 1,3 kg</li>
</ul>
<h3>Antes do primeiro uso</h3>
<ol>
<li>Enxágue bem, por dentro e por fora, só com água.</li>
<li>Encha e deixe de um dia para o outro; jogue essa água fora.</li>
<li>Repita até o gosto de barro sumir, em geral duas ou três vezes.</li>
</ol>
<p>Use sobre um pires, porque ela sua mesmo. Nunca lave com sabão: o barro absorve.</p>`,
    pictures: ['moringa-de-barro', 'moringa-de-barro-2'],
    weightGrams: 1300,
    sizeMm: { length: 160, width: 160, height: 250 },
    related: ['vaso-jequitinhonha', 'garrafa-de-vidro-reciclado', 'guia-de-cuidados-pdf'],
    daysAgo: 150,
  },
  {
    slug: 'travessa-oval',
    name: 'Travessa oval',
    sku: 'CER-TRAVESSA',
    categories: ['ceramica', 'pratos-e-bowls', 'cozinha-e-mesa', 'mesa-posta'],
    tags: ['grés', 'mesa posta', 'forno'],
    priceCents: 18900,
    salePriceCents: 15900,
    stock: 8,
    lowStock: 2,
    shortDescription:
      '<p>Travessa funda de grés índigo que vai do forno à mesa. Serve um escondidinho para seis ou as frutas da semana.</p>',
    description: `
<p>É moldada em placa sobre uma forma de gesso e acabada à mão, com duas abas curtas para o pano de prato não escorregar. Feita no ateliê de Cida e Renato, em Prados.</p>
<p>O índigo clareia na borda, onde o esmalte fica mais fino, e escurece no fundo.</p>
<h3>Medidas e material</h3>
<ul>
<li>36 × 22 cm, com 5,5 cm de profundidade; cerca de 2 litros</li>
<li>Grés queimado a 1.220 °C, esmalte sem chumbo</li>
<li>Peso: cerca de 1,7 kg</li>
</ul>
<h3>Cuidados</h3>
<p>Vai ao forno até 200 °C: coloque com o forno frio e deixe aquecer junto. Não use na chama direta. Ao tirar, apoie em madeira ou pano, nunca na pedra gelada.</p>`,
    pictures: ['travessa-oval'],
    weightGrams: 1700,
    sizeMm: { length: 360, width: 220, height: 55 },
    related: ['prato-raso-ipe', 'pano-de-prato-trio', 'colheres-de-pau', 'jogo-americano-palha'],
    daysAgo: 130,
  },
  {
    slug: 'conjunto-cafe-da-tarde',
    name: 'Conjunto Café da Tarde',
    sku: 'CER-CAFE',
    categories: ['ceramica', 'canecas', 'cozinha-e-mesa', 'mesa-posta'],
    tags: ['café', 'presente', 'grés'],
    priceCents: 42900,
    stock: 3,
    lowStock: 3,
    shortDescription:
      '<p>Um bule, duas canecas Serra e um prato para o bolo, para o café que pede fubá com erva-doce e conversa sem pressa.</p>',
    description: `
<p>Montamos o conjunto a pedido de quem vinha à loja procurar “um presente para a avó”. As cores não são iguais de propósito: bule índigo, uma caneca branca, uma terracota e o prato branco. Assim ninguém troca de café.</p>
<h3>O que vem na caixa</h3>
<ul>
<li>1 bule de 900 ml, com tampa</li>
<li>2 canecas Serra de 300 ml, uma branca e uma terracota</li>
<li>1 prato Ipê de 26 cm, branco</li>
</ul>
<p>Grés queimado a 1.220 °C, com esmalte sem chumbo. A caixa é reforçada com palha de madeira e pesa cerca de 2,6 kg.</p>
<h3>Cuidados</h3>
<p>Pode ir à lava-louças. O bule é para servir: não leve à chama. Para tirar o tanino do café do bico, deixe de molho em água morna com uma colher de bicarbonato.</p>`,
    pictures: ['conjunto-cafe-da-tarde'],
    weightGrams: 2600,
    sizeMm: { length: 360, width: 280, height: 180 },
    featured: true,
    related: ['caneca-serra', 'jogo-americano-palha', 'pano-de-prato-trio', 'kit-cartoes-botanicos'],
    daysAgo: 21,
  },
]
