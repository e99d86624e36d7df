import type { MovedThing } from '#move-in/moved-thing.ts'

export type Size = { products: number; variable: number; orders: number; customers: number; pages?: number }

const COLOURS = ['Azul', 'Verde', 'Vermelho', 'Preto']
const CITIES = [
  ['São Paulo', 'SP', '01310-100'],
  ['Belo Horizonte', 'MG', '30130-010'],
  ['Recife', 'PE', '50030-230'],
] as const
const STATUSES = ['completed', 'completed', 'completed', 'processing', 'cancelled', 'refunded', 'on-hold', 'enviado']

/** An old shop of any size, always the same for the same size: what it holds follows from the numbers of its things. */
export function* madeUpShop({ products, variable, orders, customers, pages = 0 }: Size): Generator<MovedThing> {
  yield { kind: 'setting', oldId: 'woocommerce_weight_unit', data: { id: 'woocommerce_weight_unit', value: 'kg' } }
  yield { kind: 'attribute', oldId: '1', data: { id: 1, name: 'Cor', slug: 'pa_cor', type: 'color', order_by: 'menu_order' } }
  for (const [at, name] of COLOURS.entries()) yield term(10 + at, { taxonomy: 'pa_cor', name, slug: name.toLowerCase() })
  // A child before its parent, as exports have them.
  yield term(20, { taxonomy: 'product_cat', name: 'Canecas', slug: 'canecas', parent: 21 })
  yield term(21, { taxonomy: 'product_cat', name: 'Cozinha', slug: 'cozinha', parent: 0 })
  yield term(30, { taxonomy: 'product_tag', name: 'Presente', slug: 'presente' })
  for (let at = 0; at < products; at++) yield product(at, at < variable)
  for (let at = 0; at < variable; at++) for (let part = 0; part < COLOURS.length; part++) yield variation(at, part)
  for (let at = 0; at < customers; at++) yield customer(at)
  yield {
    kind: 'coupon',
    oldId: '90000',
    data: { id: 90_000, code: 'BEMVINDO', discount_type: 'percent', amount: '10.00', usage_count: 3 },
  }
  for (let at = 0; at < orders; at++) yield* order(at, { products, variable, customers })
  for (let at = 0; at < pages; at++) yield page(at)
}

const term = (id: number, data: Record<string, unknown>): MovedThing => ({
  kind: 'term',
  oldId: String(id),
  data: { id, description: '', ...data },
})
const money = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
const priceOf = (at: number) => 1_990 + ((at * 37) % 20_000)
const idOfProduct = (at: number) => 1_000 + at

function product(at: number, isVariable: boolean): MovedThing {
  const id = idOfProduct(at)
  return {
    kind: 'product',
    oldId: String(id),
    data: {
      id,
      name: `Caneca número ${at}`,
      slug: `caneca-numero-${at}`,
      permalink: `https://antiga.example/product/caneca-numero-${at}/`,
      type: isVariable ? 'variable' : 'simple',
      status: 'publish',
      sku: `CAN-${at}`,
      regular_price: isVariable ? '' : money(priceOf(at)),
      sale_price: at % 10 === 0 && !isVariable ? money(priceOf(at) - 500) : '',
      description: `<p>A caneca <strong>${at}</strong>.</p>`,
      short_description: '',
      date_created: '2023-05-01T10:00:00',
      manage_stock: !isVariable,
      stock_quantity: isVariable ? null : at % 30,
      weight: '0.35',
      dimensions: { length: '12', width: '9', height: '10' },
      categories: [{ id: 20 }],
      tags: at % 3 === 0 ? [{ id: 30 }] : [],
      images: [],
      total_sales: at % 50,
      upsell_ids: at > 0 ? [idOfProduct(at - 1)] : [idOfProduct(1)],
      attributes: isVariable ? [{ id: 1, name: 'Cor', slug: 'pa_cor', options: COLOURS, visible: true, variation: true }] : [],
      meta_data: [{ id: 1, key: '_yoast_wpseo_title', value: `Caneca ${at}` }],
    },
  }
}

function variation(at: number, part: number): MovedThing {
  const id = 200_000 + at * 10 + part
  return {
    kind: 'variation',
    oldId: String(id),
    data: {
      id,
      parent_id: idOfProduct(at),
      status: 'publish',
      sku: `CAN-${at}-${part}`,
      regular_price: money(priceOf(at) + part * 100),
      manage_stock: true,
      stock_quantity: part * 2,
      attributes: [{ id: 1, name: 'Cor', slug: 'pa_cor', option: COLOURS[part] }],
    },
  }
}

function customer(at: number): MovedThing {
  const id = 50_000 + at
  return {
    kind: 'customer',
    oldId: String(id),
    data: {
      id,
      email: `cliente${at}@example.com`,
      first_name: 'Cliente',
      last_name: `Número ${at}`,
      username: `cliente${at}`,
      role: 'customer',
      date_created: '2022-01-01T12:00:00',
      password_hash: '$P$BabcdefghABCDEFGHIJKLMNOPQRSTUV',
      ...buyer(at),
    },
  }
}

function buyer(at: number) {
  const [city, state, postcode] = CITIES[at % CITIES.length]!
  const place = {
    first_name: 'Cliente',
    last_name: `Número ${at}`,
    address_1: 'Rua das Flores',
    number: String(at),
    neighborhood: 'Centro',
    city,
    state,
    postcode,
    country: 'BR',
  }
  return {
    billing: { ...place, email: `cliente${at}@example.com`, phone: '11987654321', cpf: '529.982.247-25', persontype: 'F' },
    shipping: place,
  }
}

function* order(at: number, { products, variable, customers }: Omit<Size, 'orders' | 'pages'>): Generator<MovedThing> {
  const id = 100_000 + at
  const isGuest = at % 4 === 0
  const who = isGuest ? 1_000_000 + (at % 97) : at % customers
  // Some of what was bought is gone since; three for ten reais can't be divided.
  const bought = [0, 1].map((part) => {
    const which = (at * 7 + part * 13) % (products + 2)
    const quantity = 1 + ((at + part) % 3)
    const subtotal = at % 11 === 0 ? 1_000 : priceOf(which) * quantity
    const total = at % 5 === 0 ? subtotal - Math.floor(subtotal / 10) : subtotal
    return { which, quantity, subtotal, total }
  })
  const freight = at % 3 === 0 ? 0 : 1_590
  const fee = at % 8 === 0 ? -300 : 0
  const total = bought.reduce((sum, line) => sum + line.total, 0) + freight + fee
  const status = STATUSES[at % STATUSES.length]!
  const day = new Date(Date.UTC(2023, 0, 1) + at * 3_600_000).toISOString().slice(0, 19)
  const refunds = status === 'refunded' ? [{ id: 700_000 + at, total: money(-total), reason: 'Arrependimento' }] : []
  yield {
    kind: 'order',
    oldId: String(id),
    data: {
      id,
      number: String(id),
      status,
      currency: 'BRL',
      date_created_gmt: day,
      date_paid_gmt: status === 'cancelled' || status === 'on-hold' ? null : day,
      date_completed_gmt: status === 'completed' ? day : null,
      total: money(total),
      shipping_total: money(freight),
      total_tax: '0.00',
      customer_id: isGuest ? 0 : 50_000 + who,
      ...buyer(who),
      payment_method: 'woo-mercado-pago-pix',
      payment_method_title: 'Pix',
      transaction_id: at % 2 === 0 ? `mp-${at}` : '',
      customer_note: '',
      line_items: bought.map((line, place) => ({
        id: id * 10 + place,
        name: `Caneca número ${line.which}`,
        product_id: idOfProduct(line.which),
        variation_id: line.which < variable ? 200_000 + line.which * 10 : 0,
        quantity: line.quantity,
        subtotal: money(line.subtotal),
        total: money(line.total),
        sku: `CAN-${line.which}`,
        meta_data:
          line.which < variable ? [{ id: 1, key: 'pa_cor', value: 'azul', display_key: 'Cor', display_value: 'Azul' }] : [],
      })),
      shipping_lines:
        freight > 0 ? [{ id: 1, method_id: 'correios-pac', instance_id: '3', method_title: 'PAC', total: money(freight) }] : [],
      fee_lines: fee === 0 ? [] : [{ id: 2, name: 'Desconto Pix', total: money(fee) }],
      coupon_lines:
        at % 5 === 0
          ? [{ id: 3, code: 'bemvindo', discount: money(bought.reduce((sum, line) => sum + line.subtotal - line.total, 0)) }]
          : [],
      refunds,
      meta_data: status === 'completed' ? [{ id: 1, key: '_correios_tracking_code', value: `BR${id}BR` }] : [],
    },
  }
  for (const refund of refunds)
    yield {
      kind: 'refund',
      oldId: String(refund.id),
      data: { id: refund.id, parent_id: id, amount: refund.total.slice(1), reason: refund.reason, date_created_gmt: day },
    }
  if (at % 6 === 0)
    yield {
      kind: 'order-note',
      oldId: String(800_000 + at),
      data: {
        id: 800_000 + at,
        order_id: id,
        note: 'Embalado com carinho.',
        author: 'Ana',
        date_created_gmt: day,
        customer_note: false,
      },
    }
}

const page = (at: number): MovedThing => ({
  kind: 'page',
  oldId: String(900_000 + at),
  data: {
    id: 900_000 + at,
    slug: `pagina-antiga-${at}`,
    link: `https://antiga.example/pagina-antiga-${at}/`,
    status: 'publish',
    title: { raw: `Página antiga ${at}` },
    content: { raw: '<p>Sombra.</p>' },
    date_gmt: '2023-01-01T10:00:00',
    meta: {
      _elementor_edit_mode: 'builder',
      _elementor_data: JSON.stringify([
        {
          id: 'aa11bb2',
          elType: 'container',
          settings: {},
          elements: [{ id: 'cc33dd4', elType: 'widget', widgetType: 'heading', settings: { title: `Olá ${at}` }, elements: [] }],
        },
      ]),
    },
  },
})
