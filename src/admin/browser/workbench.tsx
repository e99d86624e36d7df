import GroupIcon from '@mui/icons-material/Group'
import InventoryIcon from '@mui/icons-material/Inventory2'
import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import ReceiptIcon from '@mui/icons-material/ReceiptLong'
import StarIcon from '@mui/icons-material/StarHalf'
import polyglot from 'ra-i18n-polyglot'
import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { WORKBENCH_BASE } from '../addresses.ts'
import type { Provider } from './data/provider.ts'
import { Frame } from './frame.tsx'
import { PORTUGUESE } from './language.ts'
import { screen } from './screen.ts'
import { createAuth } from './sign-in.ts'
import { darkTheme, lightTheme } from './theme.ts'

const i18n = polyglot(() => PORTUGUESE, 'pt-BR', [{ locale: 'pt-BR', name: 'Português' }], { allowMissing: true })

const Home = screen(() => import('./home/home.tsx'), 'Home')
const OrderList = screen(() => import('./orders/order-list.tsx'), 'OrderList')
const OrderShow = screen(() => import('./orders/order-show.tsx'), 'OrderShow')
const ProductList = screen(() => import('./products/product-list.tsx'), 'ProductList')
const ProductEdit = screen(() => import('./products/product-edit.tsx'), 'ProductEdit')
const ProductCreate = screen(() => import('./products/product-edit.tsx'), 'ProductCreate')
const CouponList = screen(() => import('./coupons/coupon-list.tsx'), 'CouponList')
const CouponEdit = screen(() => import('./coupons/coupon-edit.tsx'), 'CouponEdit')
const CouponCreate = screen(() => import('./coupons/coupon-edit.tsx'), 'CouponCreate')
const CustomerList = screen(() => import('./customers/customer-list.tsx'), 'CustomerList')
const CustomerShow = screen(() => import('./customers/customer-show.tsx'), 'CustomerShow')
const ReviewList = screen(() => import('./reviews/review-list.tsx'), 'ReviewList')

type Options = { provider: Provider; shopName: string; personName: string }

/** All sections of the merchant's workbench. */
export function Workbench({ provider, shopName, personName }: Options) {
  return (
    <BrowserRouter basename={WORKBENCH_BASE}>
      <Admin
        title={shopName}
        dataProvider={provider}
        authProvider={createAuth(personName)}
        i18nProvider={i18n}
        layout={Frame}
        dashboard={Home}
        theme={lightTheme}
        darkTheme={darkTheme}
        loginPage={false}
        // The library would tell its makers where it runs.
        disableTelemetry
      >
        <Resource
          name="orders"
          options={{ label: 'Pedidos' }}
          icon={ReceiptIcon}
          list={OrderList}
          show={OrderShow}
          recordRepresentation="number"
        />
        <Resource
          name="products"
          options={{ label: 'Produtos' }}
          icon={InventoryIcon}
          list={ProductList}
          edit={ProductEdit}
          create={ProductCreate}
          recordRepresentation="name"
        />
        <Resource
          name="coupons"
          options={{ label: 'Cupons' }}
          icon={LocalOfferIcon}
          list={CouponList}
          edit={CouponEdit}
          create={CouponCreate}
          recordRepresentation="code"
        />
        <Resource
          name="customers"
          options={{ label: 'Clientes' }}
          icon={GroupIcon}
          list={CustomerList}
          show={CustomerShow}
          recordRepresentation="email"
        />
        <Resource name="reviews" options={{ label: 'Avaliações' }} icon={StarIcon} list={ReviewList} />
      </Admin>
    </BrowserRouter>
  )
}
