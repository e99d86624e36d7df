/** How often the runs repeat their fault when there is time: `npm run test:long`. Each is a small share of itself in `npm test`. */
export const LONG_SHARES: Record<string, Record<string, string>> = {
  'src/shop/checkout/quote.test.ts': { CARTS: '100000' },
  'src/shop/shipping/packing/pack.test.ts': { PACKED_CARTS: '10000' },
  'tests/api/every-route.test.ts': { CALLS_A_ROUTE: '8' },
  'tests/cart-model.test.ts': { CALLS: '2000' },
  'tests/freight-labels.test.ts': { LABEL_RUNS: '500' },
  'tests/payments-pix-faults.test.ts': { PIX_RUNS: '1000' },
  'tests/payments-asaas.test.ts': { ASAAS_RUNS: '1000' },
  'tests/payments-mercado-pago.test.ts': { MERCADO_PAGO_RUNS: '1000' },
  'tests/payments-stripe.test.ts': { STRIPE_RUNS: '1000' },
  'tests/marketing-year.test.ts': { MARKETING_CUSTOMERS: '10000', MARKETING_DAYS: '365' },
  'tests/move-in/full-size.test.ts': { MOVE_SHARE: '1', MOVE_KILLS: '5' },
  'tests/whole-purchase.test.ts': { CARTS: '200' },
  'tests/orders-cut-off.test.ts': { DROPS: '10' },
  // These have no small share: without the word they are not run.
  'tests/image-built.test.ts': { IMAGE_BUILT: 'yes' },
  'tests/faults/whole-picture-faults.test.ts': { WHOLE_ROUNDS: '3' },
  // The journeys once more, each against a shop of several machines (tests/support/many-machines.ts).
  'tests/e2e/': { WHOLE_PICTURE: 'yes' },
  'tests/faults/orders-killed.test.ts': { ORDERS: '500', KILLS: '12' },
  'tests/faults/machine-changed.test.ts': { CHANGES: '5' },
  'tests/faults/postgres-killed.test.ts': { ROUNDS: '5' },
  'tests/faults/power-cut.test.ts': { CUTS: '3' },
  'tests/faults/mail-crash.test.ts': { CRASHES: '10' },
  'tests/faults/rolling-restart.test.ts': { RESTARTS: '6' },
  'tests/faults/weak-database.test.ts': { SLOW_SECONDS: '60' },
  'tests/faults/memory-soak.test.ts': { SOAK_MINUTES: '10' },
}
