import type { DemoProduct } from '../shapes.ts'
import { colorAndSizeVariations, colorVariations } from './variations.ts'

export const vestir: DemoProduct[] = [
  {
    slug: 'camiseta-algodao-organico',
    name: 'Camiseta de algodão orgânico',
    sku: 'VES-CAMISETA',
    categories: ['vestir', 'roupas'],
    tags: ['algodão', 'básico'],
    priceCents: 11900,
    stock: null,
    shortDescription:
      '<p>Camiseta reta de malha encorpada, gola firme e ombro no lugar. Feita com algodão orgânico da agricultura familiar da Paraíba.</p>',
    description: `
<p>O algodão é plantado sem agrotóxico, em consórcio com feijão e gergelim, por famílias do sertão paraibano. A malha é cortada e costurada por uma cooperativa de São João del-Rei.</p>
<p>A modelagem é reta e serve a todo mundo. Entre dois tamanhos, escolha o menor para usar justo e o maior para usar solto.</p>
<h3>Tabela de medidas (peça estendida)</h3>
<table>
<thead><tr><th>Tamanho</th><th>Tórax</th><th>Comprimento</th></tr></thead>
<tbody>
<tr><td>PP</td><td>46 cm</td><td>64 cm</td></tr>
<tr><td>P</td><td>49 cm</td><td>67 cm</td></tr>
<tr><td>M</td><td>52 cm</td><td>70 cm</td></tr>
<tr><td>G</td><td>55 cm</td><td>73 cm</td></tr>
<tr><td>GG</td><td>59 cm</td><td>76 cm</td></tr>
</tbody>
</table>
<p>100% algodão orgânico, malha de 180 g/m², pré-lavada.</p>
<h3>Cuidados</h3>
<p>Lave do avesso em água fria e seque à sombra. As cores são tingidas em pequenas partidas: pode haver leve diferença entre um lote e outro.</p>`,
    pictures: [
      'camiseta-algodao-organico-branco',
      'camiseta-algodao-organico-preto',
      'camiseta-algodao-organico-terracota',
      'camiseta-algodao-organico-oliva',
      'camiseta-algodao-organico-2',
    ],
    weightGrams: 210,
    sizeMm: { length: 300, width: 220, height: 25 },
    featured: true,
    attributes: { cor: ['branco', 'preto', 'terracota', 'oliva'], tamanho: ['pp', 'p', 'm', 'g', 'gg'] },
    variations: colorAndSizeVariations({
      slug: 'camiseta-algodao-organico',
      sku: 'VES-CAMISETA',
      sizeAttribute: 'tamanho',
      priceCents: { pp: 11900, p: 11900, m: 11900, g: 11900, gg: 11900 },
      stock: {
        branco: { pp: 6, p: 14, m: 18, g: 11, gg: 5 },
        preto: { p: 9, m: 0, g: 7, gg: 3 },
        terracota: { pp: 4, p: 8, m: 10, g: 0 },
        oliva: { p: 5, m: 2, g: 6, gg: 0 },
      },
    }),
    related: ['camisa-de-linho', 'quimono-leve', 'ecobag-folhagem'],
    daysAgo: 260,
  },
  {
    slug: 'camisa-de-linho',
    name: 'Camisa de linho',
    sku: 'VES-CAMISA',
    categories: ['vestir', 'roupas'],
    tags: ['linho', 'verão', 'presente'],
    priceCents: 28900,
    stock: null,
    shortDescription:
      '<p>Camisa de linho lavado com bolso no peito e botões de jarina. Folgada, fresca e boa de usar amassada.</p>',
    description: `
<p>Nilza corta doze camisas por semana, na mesma sala onde faz os nossos aventais. A gola é macia, sem entretela dura, e a barra arredondada fica bem por fora da calça.</p>
<p>Os botões são de jarina, a semente amazônica que chamam de marfim vegetal, pregados à mão. Mandamos um de reserva, costurado por dentro.</p>
<h3>Tabela de medidas (peça estendida)</h3>
<table>
<thead><tr><th>Tamanho</th><th>Tórax</th><th>Comprimento</th><th>Manga</th></tr></thead>
<tbody>
<tr><td>P</td><td>54 cm</td><td>70 cm</td><td>58 cm</td></tr>
<tr><td>M</td><td>57 cm</td><td>72 cm</td><td>60 cm</td></tr>
<tr><td>G</td><td>60 cm</td><td>75 cm</td><td>62 cm</td></tr>
<tr><td>GG</td><td>64 cm</td><td>78 cm</td><td>64 cm</td></tr>
</tbody>
</table>
<p>100% linho de 160 g/m², lavado antes do corte.</p>
<h3>Cuidados</h3>
<p>Máquina em água fria, ciclo delicado, sem centrifugar forte. Seque no cabide: o peso da água desamassa metade do trabalho.</p>`,
    pictures: ['camisa-de-linho-cru', 'camisa-de-linho-azul', 'camisa-de-linho-oliva', 'camisa-de-linho-2'],
    weightGrams: 260,
    sizeMm: { length: 320, width: 240, height: 30 },
    attributes: { cor: ['cru', 'azul', 'oliva'], tamanho: ['p', 'm', 'g', 'gg'] },
    variations: colorAndSizeVariations({
      slug: 'camisa-de-linho',
      sku: 'VES-CAMISA',
      sizeAttribute: 'tamanho',
      priceCents: { p: 28900, m: 28900, g: 28900, gg: 30900 },
      stock: {
        cru: { p: 4, m: 6, g: 5, gg: 2 },
        azul: { p: 3, m: 5, g: 4, gg: 2 },
        oliva: { p: 2, m: 3, g: 0, gg: 1 },
      },
    }),
    related: ['camiseta-algodao-organico', 'chapeu-de-palha', 'avental-de-linho'],
    daysAgo: 31,
  },
  {
    slug: 'quimono-leve',
    name: 'Quimono leve',
    sku: 'VES-QUIMONO',
    categories: ['vestir', 'roupas'],
    tags: ['algodão', 'verão'],
    priceCents: 19900,
    stock: null,
    shortDescription:
      '<p>Quimono de cambraia de algodão, para a praia, a casa ou por cima do vestido. Sem botão, com dois bolsos escondidos.</p>',
    description: `
<p>São quatro retângulos de pano e nenhuma sobra: o molde foi feito para não jogar tecido fora. As folhas são carimbadas à mão com blocos de madeira, e as emendas do desenho fazem parte dele.</p>
<h3>Medidas e material</h3>
<ul>
<li>Tamanho único, veste do PP ao G: 95 cm de comprimento, 68 cm de largura</li>
<li>Cambraia 100% algodão, carimbada com tinta à base d’água</li>
<li>Peso: cerca de 190 g</li>
</ul>
<h3>Cuidados</h3>
<p>Lave à mão nas três primeiras vezes. Depois, máquina em ciclo delicado. Passe do avesso.</p>`,
    pictures: ['quimono-leve-terracota', 'quimono-leve-indigo'],
    weightGrams: 190,
    sizeMm: { length: 300, width: 220, height: 25 },
    attributes: { cor: ['terracota', 'indigo'] },
    variations: colorVariations({
      slug: 'quimono-leve',
      sku: 'VES-QUIMONO',
      priceCents: 19900,
      salePriceCents: { indigo: 15900 },
      stock: { terracota: 7, indigo: 5 },
    }),
    related: ['bolsa-de-palha', 'chapeu-de-palha', 'camiseta-algodao-organico'],
    daysAgo: 57,
  },
  {
    slug: 'bolsa-de-palha',
    name: 'Bolsa de palha',
    sku: 'VES-BOLSA',
    categories: ['vestir', 'acessorios'],
    tags: ['palha', 'verão', 'presente'],
    priceCents: 18900,
    stock: 10,
    lowStock: 3,
    shortDescription:
      '<p>Bolsa de palha de buriti com listras terracota e alças de couro, forrada de algodão. Cabe a canga, o livro e a garrafa d’água.</p>',
    description: `
<p>A palha sai da folha nova do buriti, colhida sem derrubar a palmeira, e é trançada em Barreirinhas, na beira do rio Preguiças, no Maranhão. As alças de couro são costuradas em Prados por um seleiro aposentado que diz que parou.</p>
<h3>Medidas e material</h3>
<ul>
<li>42 × 30 cm, com 16 cm de fundo; alça de 28 cm de queda, para usar no ombro</li>
<li>Fibra de buriti, couro bovino, forro de algodão com bolso e zíper</li>
<li>Peso: cerca de 480 g</li>
</ul>
<h3>Cuidados</h3>
<p>Se tomar chuva, seque à sombra com uma toalha dentro para não perder a forma. Limpe com pano úmido. Evite carregar mais de 6 kg.</p>`,
    pictures: ['bolsa-de-palha', 'bolsa-de-palha-2'],
    weightGrams: 480,
    sizeMm: { length: 420, width: 160, height: 300 },
    featured: true,
    related: ['chapeu-de-palha', 'quimono-leve', 'ecobag-folhagem'],
    daysAgo: 18,
  },
  {
    slug: 'chapeu-de-palha',
    name: 'Chapéu de palha',
    sku: 'VES-CHAPEU',
    categories: ['vestir', 'acessorios'],
    tags: ['palha', 'verão'],
    priceCents: 12900,
    salePriceCents: 9900,
    stock: 12,
    lowStock: 3,
    shortDescription:
      '<p>Chapéu de aba larga em palha de carnaúba, com fita índigo de algodão. Leve, fresco e fácil de desamassar.</p>',
    description: `
<p>A trança é feita em fita comprida e costurada em espiral, do topo até a aba, em Sobral, no Ceará. A fita interna tem um cadarço de ajuste: aperta ou solta até três centímetros.</p>
<h3>Medidas e material</h3>
<ul>
<li>Aba de 9 cm; circunferência interna regulável de 55 a 58 cm</li>
<li>Palha de carnaúba, fita de algodão removível</li>
<li>Peso: cerca de 110 g</li>
</ul>
<h3>Cuidados</h3>
<p>Guarde apoiado na copa, nunca na aba. Se amassar na mala, passe o vapor da chaleira a um palmo de distância e acerte com as mãos. Protege do sol, mas não dispensa o protetor solar.</p>`,
    pictures: ['chapeu-de-palha'],
    weightGrams: 110,
    sizeMm: { length: 340, width: 320, height: 120 },
    related: ['bolsa-de-palha', 'quimono-leve', 'camisa-de-linho'],
    daysAgo: 92,
  },
  {
    slug: 'ecobag-folhagem',
    name: 'Ecobag Folhagem',
    sku: 'VES-ECOBAG',
    categories: ['vestir', 'acessorios'],
    tags: ['algodão', 'feira', 'presente'],
    priceCents: 5900,
    stock: null,
    shortDescription:
      '<p>Sacola de lona crua com um ramo verde impresso em serigrafia. Fundo largo, alça comprida e costura que aguenta a feira de sábado.</p>',
    description: `
<p>O ramo é da aroeira do nosso quintal, a mesma que deu nome à loja. Marina Leal desenhou, e a serigrafia é feita à mão, uma sacola de cada vez.</p>
<h3>Medidas e material</h3>
<ul>
<li>38 × 42 cm, com 12 cm de fundo; alça de 70 cm</li>
<li>Lona 100% algodão de 280 g/m², tinta à base d’água</li>
<li>Aguenta até 10 kg; peso de cerca de 220 g</li>
</ul>
<h3>Cuidados</h3>
<p>Lave à máquina, do avesso, em água fria. A lona crua pode encolher perto de 4% na primeira vez.</p>`,
    pictures: ['ecobag-folhagem'],
    weightGrams: 220,
    sizeMm: { length: 380, width: 280, height: 20 },
    related: ['camiseta-algodao-organico', 'bolsa-de-palha', 'kit-cartoes-botanicos'],
    daysAgo: 145,
  },
]
