/** How often the runs repeat their fault when there is time: `npm run test:long`. Each is a small share of itself in `npm test`. */
export const LONG_SHARES: Record<string, Record<string, string>> = {
  'src/shop/checkout/quote.test.ts': { CARTS: '100000' },
  'src/shop/shipping/packing/pack.test.ts': { PACKED_CARTS: '10000' },
  'tests/cart-model.test.ts': { CALLS: '2000' },
  'tests/freight-labels.test.ts': { LABEL_RUNS: '500' },
  'tests/payments-pix-faults.test.ts': { PIX_RUNS: '1000' },
  'tests/payments-asaas.test.ts': { ASAAS_RUNS: '1000' },
  'tests/payments-mercado-pago.test.ts': { MERCADO_PAGO_RUNS: '1000' },
  'tests/payments-stripe.test.ts': { STRIPE_RUNS: '1000' },
  'tests/orders-cut-off.test.ts': { DROPS: '10' },
  'tests/faults/orders-killed.test.ts': { ORDERS: '500', KILLS: '12' },
  'tests/faults/postgres-killed.test.ts': { ROUNDS: '5' },
  'tests/faults/power-cut.test.ts': { CUTS: '3' },
  'tests/faults/mail-crash.test.ts': { CRASHES: '10' },
  'tests/faults/rolling-restart.test.ts': { RESTARTS: '6' },
  'tests/faults/weak-database.test.ts': { SLOW_SECONDS: '60' },
  'tests/faults/memory-soak.test.ts': { SOAK_MINUTES: '10' },
}
