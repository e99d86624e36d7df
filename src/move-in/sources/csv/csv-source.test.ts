import { expect, test } from 'vitest'
import { thingsOf } from '#tests/support/csv-things.ts'

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Alt Text,SEO Title,Status
rede,Rede,<p>x</p>,Sertão,Redes,"casa, varanda",true,Cor,Azul,R-1,1500,shopify,3,deny,80.00,100.00,'7891234567895,https://x.example/1.jpg,Rede azul,Rede | Loja,active
rede,,,,,,,,Verde,R-2,1500,shopify,0,continue,90.00,,3.65E+11,https://x.example/2.jpg,,,
rede,,,,,,,,,,,,,,,,,https://x.example/3.jpg,,,
caneca,Caneca,,,,,false,Title,Default Title,C-1,,,,,10.5,,,,,,draft
`

test('products of Shopify: variants, pictures, reduced prices, and one without choices', async () => {
  const things = await thingsOf(SHOPIFY)
  expect(things.map(({ kind, oldId }) => `${kind} ${oldId}`)).toEqual([
    'term product_cat:redes',
    'term product_tag:casa',
    'term product_tag:varanda',
    'product shopify:rede',
    'variation shopify:rede:azul',
    'variation shopify:rede:verde',
    'product shopify:caneca',
  ])
  expect(things[3]!.data).toMatchObject({
    type: 'variable',
    status: 'publish',
    permalink: '/products/rede',
    tags: [{ name: 'casa' }, { name: 'varanda' }],
    brands: [{ name: 'Sertão' }],
    images: [{ src: 'https://x.example/1.jpg', alt: 'Rede azul' }, {}, {}],
    attributes: [{ name: 'Cor', variation: true, options: ['Azul', 'Verde'] }],
  })
  expect(things[4]!.data).toMatchObject({
    regular_price: '100.00',
    sale_price: '80.00',
    stock_quantity: 3,
    weight: '1.5',
    global_unique_id: '7891234567895',
  })
  expect(things[5]!.data).toMatchObject({
    regular_price: '90.00',
    sale_price: '',
    stock_status: 'onbackorder',
    global_unique_id: '',
  })
  expect(things[6]!.data).toMatchObject({
    type: 'simple',
    status: 'draft',
    regular_price: '10.5',
    manage_stock: false,
    sku: 'C-1',
  })
})

test('reading a table goes on with the group of the last thing', async () => {
  expect((await thingsOf(SHOPIFY, 'product:shopify:caneca')).map(({ oldId }) => oldId)).toEqual(['shopify:caneca'])
})

test('orders of Shopify agree to the centavo, whatever was discounted', async () => {
  const things =
    await thingsOf(`Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing City,Billing Province,Refunded Amount,Id
#1001,ana@x.example,paid,2024-05-01 10:00:00 -0300,fulfilled,BRL,89.99,15.00,104.99,VERAO,10.01,SEDEX,2024-05-01 09:00:00 -0300,1,Rede,80.00,R-1,Ana da Silva,Recife,PE,5.00,998
#1001,ana@x.example,,,,,,,,,,,,2,Caneca,10.00,C-1,,,,,
`)
  const [order, refund] = things
  expect(order!.data).toMatchObject({
    number: '1001',
    status: 'completed',
    date_created_gmt: '2024-05-01T12:00:00',
    total: '104.99',
    billing: { first_name: 'Ana', last_name: 'da Silva', email: 'ana@x.example', state: 'PE' },
    line_items: [
      { subtotal: '80.00', total: '71.99' },
      { subtotal: '20.00', total: '18.00', quantity: 2 },
    ],
    fee_lines: [],
    coupon_lines: [{ code: 'VERAO', discount: '10.01' }],
  })
  expect(refund).toMatchObject({ kind: 'refund', data: { parent_id: 'shopify:998', amount: '5.00' } })
})

test('tables of Nuvemshop in Latin-1: nested categories, prices with commas, stock that is never counted', async () => {
  const products = Buffer.from(
    'Identificador URL;Nome;Categorias;Nome da variação 1;Valor da variação 1;Preço;Preço promocional;Peso (kg);Estoque;SKU;Exibir na loja;Descrição;Tags;Marca\nrede;Rede;"Casa > Varanda, Ofertas";Cor;Azul;1.299,90;999,00;1,5;;R1;SIM;<p>é</p>;;Sertão\nrede;;;;Verde;1.299,90;;1,5;4;R2;;;;\n',
    'latin1',
  )
  const things = await thingsOf(products)
  expect(things.map(({ kind, oldId }) => `${kind} ${oldId}`)).toEqual([
    'term product_cat:casa',
    'term product_cat:casa/varanda',
    'term product_cat:ofertas',
    'product nuvemshop:rede',
    'variation nuvemshop:rede:azul',
    'variation nuvemshop:rede:verde',
  ])
  expect(things[1]!.data).toMatchObject({ parent: 'product_cat:casa' })
  expect(things[4]!.data).toMatchObject({ regular_price: '1299.90', sale_price: '999.00', manage_stock: false, weight: '1.5' })
  expect(things[5]!.data).toMatchObject({ stock_quantity: 4 })
  const [customer, without] = await thingsOf(
    'Nome completo;CPF/CNPJ;E-mail;Telefone de Contato;Cidade\nAna Lima;529.982.247-25;ANA@x.example;11 91234-5678;Recife\nBia;;;;\n',
  )
  expect(customer!.data).toMatchObject({
    email: 'ana@x.example',
    first_name: 'Ana',
    billing: { cpf: '52998224725', persontype: 'F' },
  })
  expect(without!).toMatchObject({ reason: 'A linha 3 não tem e-mail.' })
  const [order] = await thingsOf(
    'Número do Pedido;E-mail;Data;Status do Pedido;Status do Pagamento;Status do Envio;Moeda;Subtotal;Desconto;Valor do Frete;Total;Nome do comprador;CPF / CNPJ;Nome do Produto;Valor do Produto;Quantidade Comprada;SKU;Código de rastreio do envio\n100;ana@x.example;01/05/2024 10:00;Aberto;Confirmado;Enviado;BRL;20,00;2,00;10,00;28,00;Ana Lima;12.345.678/0001-95;Caneca;10,00;2;C1;AA1BR\n',
  )
  expect(order!.data).toMatchObject({
    status: 'completed',
    total: '28.00',
    fee_lines: [],
    billing: { cnpj: '12345678000195' },
    meta_data: [{ value: 'AA1BR' }],
  })
})

test('products of Loja Integrada: lines of variations name their product', async () => {
  const things =
    await thingsOf(`id,tipo,sku-pai,sku,ativo,nome,descricao-completa,estoque-gerenciado,estoque-quantidade,preco-cheio,preco-promocional,marca,peso-em-kg,categoria-nome-nivel-1,categoria-nome-nivel-2,imagem-1,grade-cor,url-antiga
1,com-variacao,,P1,S,Rede,<p>x</p>,N,,,,Sertão,,Casa,Varanda,https://x.example/1.jpg,,https://x.example/rede-azul
2,variacao,P1,P1-A,S,,,S,7,100.00,90.00,,1.5,,,,Azul,
3,sem-variacao,,P2,N,Caneca,,S,0,10,,,,,,,,
`)
  expect(things.map(({ kind, oldId }) => `${kind} ${oldId}`)).toEqual([
    'term product_cat:casa',
    'term product_cat:casa/varanda',
    'product loja-integrada:1',
    'variation loja-integrada:1:azul',
    'product loja-integrada:3',
  ])
  expect(things[3]!.data).toMatchObject({ sku: 'P1-A', regular_price: '100.00', sale_price: '90.00', stock_quantity: 7 })
  expect(things[4]!.data).toMatchObject({ type: 'simple', status: 'draft', stock_status: 'outofstock' })
})

const WOO_HEADINGS = {
  en: 'ID,Type,SKU,Name,Published,Regular price,Sale price,Stock,In stock?,Categories,Tags,Images,Parent,Upsells,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Meta: _yoast_wpseo_title,Meta: MinhaChave',
  pt: 'ID,Tipo,SKU,Nome,Publicado,Preço,Preço promocional,Estoque,Em estoque?,Categorias,Tags,Imagens,Ascendente,Upsells,Nome do atributo 1,Valores do atributo 1,Nome do atributo 2,Valores do atributo 2,Meta: _yoast_wpseo_title,Meta: MinhaChave',
}

test.each(['en', 'pt'] as const)('the table of products that WooCommerce itself exports (%s)', async (language) => {
  const things = await thingsOf(`${WOO_HEADINGS[language]}
10,variable,REDE,Rede,1,,,,1,"Casa > Varanda, Ofertas",praia,https://x.example/1.jpg,,CAN,Cor,"Azul, Verde",Tecido,Algodão,Rede | Loja,7
11,variation,REDE-A,Rede - Azul,1,"99,90","79,90",3,1,,,,id:10,,Cor,Azul,,,,
12,variation,REDE-V,Rede - Verde,1,99.90,,,0,,,,REDE,,Cor,Verde,,,,
13,"simple, virtual",CAN,Caneca,-1,10,,,1,,,,,,,,,,,
`)
  expect(things.map(({ kind, oldId }) => `${kind} ${oldId}`)).toEqual([
    'term product_cat:casa',
    'term product_cat:casa/varanda',
    'term product_cat:ofertas',
    'term product_tag:praia',
    'product 10',
    'variation 11',
    'variation 12',
    'product 13',
  ])
  expect(things[4]!.data).toMatchObject({
    type: 'variable',
    categories: [{ id: 'product_cat:casa/varanda' }, { id: 'product_cat:ofertas' }],
    attributes: [
      { name: 'Cor', variation: true, options: ['Azul', 'Verde'] },
      { name: 'Tecido', variation: false },
    ],
    upsell_ids: ['13'],
    meta_data: [
      { key: '_yoast_wpseo_title', value: 'Rede | Loja' },
      { key: 'MinhaChave', value: '7' },
    ],
  })
  expect(things[5]!.data).toMatchObject({ parent_id: '10', regular_price: '99.90', sale_price: '79.90', stock_quantity: 3 })
  expect(things[6]!.data).toMatchObject({ parent_id: '10', stock_status: 'outofstock', manage_stock: false })
  expect(things[7]!.data).toMatchObject({ status: 'draft', virtual: true, type: 'simple' })
})

test('a table of WooCommerce in other units, with files, classes of freight, and columns that have no place here', async () => {
  const things =
    await thingsOf(`ID,Type,SKU,Name,Published,Regular price,Weight (lbs),Length (in),Peso extra,Shipping class,Allow customer reviews?,Download limit,Download 1 name,Download 1 URL,Download 2 URL,Attribute 1 name,Attribute 1 value(s),Attribute 1 default,Empty
10,"simple, downloadable",ALB,Álbum,1,15,.5,10,pesado,Frágil e caro,0,3,Faixa,https://x.example/1.mp3,https://x.example/2.mp3,Cor,Azul,Azul,
`)
  expect(things.map(({ kind, oldId }) => `${kind} ${oldId}`)).toEqual([
    'term product_shipping_class:fragil-e-caro',
    'product 10',
    'column left',
  ])
  expect(things[1]!.data).toMatchObject({
    weight: '0.226796',
    dimensions: { length: '25.4' },
    shipping_class: 'fragil-e-caro',
    reviews_allowed: false,
    default_attributes: [{ name: 'Cor', option: 'Azul' }],
    downloads: [
      { name: 'Faixa', file: 'https://x.example/1.mp3' },
      { name: '', file: 'https://x.example/2.mp3' },
    ],
  })
  expect(things[2]).toMatchObject({ reason: 'A loja não tem lugar para esta coluna.' })
})

test('a sale that ends on a day lasts until its end, and codes of other plug-ins are the bar code', async () => {
  const [product] = await thingsOf(
    'ID,Tipo,SKU,Nome,Publicado,Preço,Preço promocional,Data de preço promocional termina em,GTIN13 / EAN\n1,simple,A,Caneca,1,10,8,2026-11-30,7891234567895',
  )
  expect(product!.data).toMatchObject({ date_on_sale_to_gmt: '2026-12-01T02:59:59', global_unique_id: '7891234567895' })
})

test('the way to pay of an order of Nuvemshop stands under either heading', async () => {
  const [order] = await thingsOf(
    'Número do Pedido;E-mail;Data;Status do Pagamento;Total;Nome do Produto;Valor do Produto;Quantidade Comprada;Meio de pagamento\n1001;ana@example.com;10/01/2026 09:30:00;Confirmado;79.90;Óleo;79.90;1;Pix',
  )
  expect(order!.data).toMatchObject({ payment_method_title: 'Pix', date_created_gmt: '2026-01-10T12:30:00', total: '79.90' })
})

test('who takes mail says so to Nuvemshop in one of two columns, and a street holds its number', async () => {
  const people = await thingsOf(
    'Nome completo;CPF/CNPJ;E-mail;Telefone de Contato;Endereço;Cidade;Data;Cadastrado;Inscrição para newsletter;Marketing\n' +
      'RAFAEL DA SILVA;11144477735;Rafael@Example.com ;+5511988887777;Rua Um, 12 - Centro;Blumenau;16/09/2025;SIM;16-09-2025;Aceita\n' +
      'joão souza;;joao@example.com;;;;02/01/2026;NÃO;16-09-2025;Não aceita\nAna;;ana@example.com;;Rua Dois;;02/01/2026;NÃO;02-01-2026;\nIva;;iva@example.com;;;;;;NÃO;\n',
  )
  const said = people.filter(({ kind }) => kind === 'customer').map(({ data }) => [data?.['email'], data?.['accepts_marketing']])
  expect(said).toEqual([
    ['rafael@example.com', true],
    ['joao@example.com', false],
    ['ana@example.com', true],
    ['iva@example.com', false],
  ])
  expect(people.map(({ data }) => data)).toMatchObject([
    { billing: { address_1: 'Rua Um', number: '12', neighborhood: 'Centro', cpf: '11144477735' } },
    {},
    { billing: { address_1: 'Rua Dois', number: '' } },
    {},
  ])
})

test('cells that a spreadsheet should not count are read without their sign, and a name that nobody gave stays empty', async () => {
  const [order] = await thingsOf(
    'Número do Pedido;E-mail;Data;Status do Pedido;Moeda;Total;Nome do comprador;Telefone;Nome para a entrega;Código postal;Nome do Produto;Valor do Produto;Quantidade Comprada;Código de rastreio do envio\n' +
      '7;a@example.com;20/12/2025 10:00:00;Aberto;BRL;10,00;Ana Lima;="+5511999990000";Não informado;="01310100";Blusa;10,00;1;="AB123456789BR"\n',
  )
  expect(order!.data).toMatchObject({
    billing: { first_name: 'Ana', phone: '+5511999990000', postcode: '01310100' },
    shipping: { first_name: '', last_name: '' },
    meta_data: [{ key: '_tracking_code', value: 'AB123456789BR' }],
  })
})

test('columns of other shops that nobody reads are told once each', async () => {
  const things = await thingsOf(
    'Handle,Title,Variant Price,Variant Tax Code,Google Shopping / Gender\nrede,Rede,80.00,30,unisex\ncaneca,Caneca,10,,\n',
  )
  expect(things.filter(({ kind }) => kind === 'column')).toHaveLength(2)
})

test('of Shopify come metafields, gift cards, goods without freight, and the place among all goods', async () => {
  const things =
    await thingsOf(`Handle,Title,Product Category,Gift Card,Variant Price,Variant Requires Shipping,Cost per item,Cor (product.metafields.shopify.color-pattern),Lavagem (product.metafields.custom.lavagem),Option1 Name,Option1 Value
vale,Vale-presente,,true,50,false,,,,Title,Default Title
rede,Rede,Casa > Redes,false,80,true,30,azul; verde,à mão,Tamanho,G
`)
  expect(things.filter(({ kind }) => kind === 'column' || kind === 'term')).toMatchObject([{ oldId: 'product_cat:casa' }, {}])
  const [gift, net] = things.filter(({ kind }) => kind === 'product')
  expect(gift!.data).toMatchObject({ gift_card: true, virtual: true })
  expect(net!.data).toMatchObject({
    gift_card: false,
    virtual: false,
    attributes: [
      { name: 'Tamanho', variation: true },
      { name: 'Cor', variation: false, options: ['azul', 'verde'] },
    ],
    meta_data: [
      { key: 'custo', value: '30' },
      { key: 'custom.lavagem', value: 'à mão' },
    ],
  })
})

test('pictures of Nuvemshop stand in columns of many names; a further line has that of its variation', async () => {
  const things = await thingsOf(
    `Identificador URL;Nome;Preço;Nome da variação 1;Valor da variação 1;Imagem 1;URL da imagem 2;Fotos;Produto Físico;Visibilidade;Título para SEO;Tags
rede;Rede;10,00;Cor;Azul;https://x.example/1.jpg;https://x.example/2.jpg?v=1,2;"https://x.example/3.jpg, https://x.example/4.jpg";SIM;Visível;Rede | Loja;praia, casa
rede;;10,00;;Verde;https://x.example/5.jpg;;;;;;
ebook;Livro;5,00;;;;;;NÃO;Oculto;;
`,
  )
  const [net, book] = things.filter(({ kind }) => kind === 'product')
  expect((net!.data['images'] as { src: string }[]).map(({ src }) => src.slice(18))).toEqual([
    '1.jpg',
    '2.jpg?v=1,2',
    '3.jpg',
    '4.jpg',
    '5.jpg',
  ])
  expect(net!.data).toMatchObject({ tags: [{ name: 'praia' }, {}], meta_data: [{ value: 'Rede | Loja' }] })
  expect(things.filter(({ kind }) => kind === 'variation').map(({ data }) => data['image'])).toMatchObject([
    null,
    { src: 'https://x.example/5.jpg' },
  ])
  expect(book!.data).toMatchObject({ virtual: true, status: 'draft' })
})

test('customers and orders that programs export from WooCommerce, items in columns or in lines', async () => {
  const [customer] = await thingsOf(
    'ID,user_login,user_email,user_pass,roles,first_name,billing_first_name,billing_city,billing_cpf,billing_number\n7,ana,ANA@x.example,$P$Bhash,customer,Ana,Ana,Recife,529.982.247-25,12\n',
  )
  expect(customer).toMatchObject({
    kind: 'customer',
    oldId: '7',
    data: { email: 'ana@x.example', password_hash: '$P$Bhash', billing: { cpf: '529.982.247-25', number: '12', city: 'Recife' } },
  })
  const head = 'order_id,order_number,order_date,status,order_total,shipping_total,customer_id,billing_email,shipping_method'
  const inColumns = await thingsOf(
    `${head},fee_items,coupon_items,refund_items,line_item_1,line_item_2
90,1090,2024-05-01 10:00:00,wc-completed,31.00,10.00,7,ana@x.example,SEDEX,name:Embrulho|total:5.00|tax:0,code:VERAO|amount:4.00,amount:6.00|reason:troca|date:2024-05-02 10:00:00,name:Rede|product_id:10|sku:R|quantity:2|total:16.00|sub_total:20.00|_variation_id:11,
`,
  )
  expect(inColumns).toMatchObject([
    {
      kind: 'order',
      oldId: '90',
      data: {
        number: '1090',
        status: 'completed',
        date_created_gmt: '2024-05-01T13:00:00',
        customer_id: '7',
        total: '31.00',
        line_items: [{ name: 'Rede', quantity: 2, product_id: 10, variation_id: 11, subtotal: '20.00', total: '16.00' }],
        shipping_lines: [{ method_title: 'SEDEX', total: '10.00' }],
        fee_lines: [{ name: 'Embrulho', total: '5.00' }],
        coupon_lines: [{ code: 'VERAO' }],
      },
    },
    { kind: 'refund', data: { parent_id: '90', amount: '6.00', reason: 'troca' } },
  ])
  const inLines = await thingsOf(`${head},line_item_name,line_item_quantity,line_item_subtotal,line_item_total
90,1090,2024-05-01 10:00:00,processing,30,10,7,ana@x.example,SEDEX,Rede,1,15,15
90,1090,2024-05-01 10:00:00,processing,30,10,7,ana@x.example,SEDEX,Caneca,1,5,5
`)
  expect(inLines).toMatchObject([{ data: { total: '30.00', line_items: [{ name: 'Rede' }, { name: 'Caneca', total: '5.00' }] } }])
})

test.each<[how: string, written: (text: string) => Buffer | string]>([
  ['with its mark', (text) => `\uFEFF${text}`],
  ['in Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['in UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['with tabs', (text) => text.replaceAll(';', '\t')],
  ['with the separator said first', (text) => `sep=;\r\n${text}`],
  ['with lines of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['with letters that went through Latin-1', (text) => Buffer.from(Buffer.from(text).toString('latin1'))],
])('a table %s is read alike', async (_, written) => {
  const table =
    'ID;Tipo;SKU;Nome;Publicado;Preço;Preço promocional;Data de preço promocional começa em;Descrição;Classe de imposto;Imagens;Imagens\n' +
    '7;simple;;Açaí;1;R$ 1.234,56;R$ 1.000;01/05/2024;"linha 1\nlinha 2";reduzida;;https://x.example/1.jpg\n'
  const [product, ...others] = await thingsOf(written(table))
  expect(others).toEqual([])
  expect(product).toMatchObject({
    oldId: '7',
    data: {
      name: 'Açaí',
      sku: '',
      regular_price: '1234.56',
      sale_price: '1000',
      date_on_sale_from_gmt: '2024-05-01T03:00:00',
      tax_class: 'reduzida',
      images: [{ src: 'https://x.example/1.jpg' }],
    },
  })
  expect(String(product!.data['description']).replaceAll('\r', '')).toBe('linha 1\nlinha 2')
})
