import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart'
import AnchorIcon from '@mui/icons-material/Anchor'
import AnimationIcon from '@mui/icons-material/Animation'
import AssignmentIcon from '@mui/icons-material/Assignment'
import AttachMoneyIcon from '@mui/icons-material/AttachMoney'
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome'
import BurstModeIcon from '@mui/icons-material/BurstMode'
import CampaignIcon from '@mui/icons-material/Campaign'
import CategoryIcon from '@mui/icons-material/Category'
import ChatBubbleIcon from '@mui/icons-material/ChatBubble'
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank'
import ChecklistIcon from '@mui/icons-material/Checklist'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import CodeIcon from '@mui/icons-material/Code'
import CollectionsIcon from '@mui/icons-material/Collections'
import ContactPageIcon from '@mui/icons-material/ContactPage'
import CopyrightIcon from '@mui/icons-material/Copyright'
import DashboardCustomizeIcon from '@mui/icons-material/DashboardCustomize'
import DataObjectIcon from '@mui/icons-material/DataObject'
import DonutLargeIcon from '@mui/icons-material/DonutLarge'
import ExpandCircleDownIcon from '@mui/icons-material/ExpandCircleDown'
import FacebookIcon from '@mui/icons-material/Facebook'
import FeedIcon from '@mui/icons-material/Feed'
import FeedbackIcon from '@mui/icons-material/Feedback'
import FlipIcon from '@mui/icons-material/Flip'
import FormatQuoteIcon from '@mui/icons-material/FormatQuote'
import ForumIcon from '@mui/icons-material/Forum'
import GestureIcon from '@mui/icons-material/Gesture'
import GridViewIcon from '@mui/icons-material/GridView'
import HeightIcon from '@mui/icons-material/Height'
import HistoryIcon from '@mui/icons-material/History'
import HorizontalRuleIcon from '@mui/icons-material/HorizontalRule'
import HtmlIcon from '@mui/icons-material/Html'
import ImageIcon from '@mui/icons-material/Image'
import ImageAspectRatioIcon from '@mui/icons-material/ImageAspectRatio'
import InfoIcon from '@mui/icons-material/Info'
import InterestsIcon from '@mui/icons-material/Interests'
import Inventory2Icon from '@mui/icons-material/Inventory2'
import LinearScaleIcon from '@mui/icons-material/LinearScale'
import ListAltIcon from '@mui/icons-material/ListAlt'
import LocalMallIcon from '@mui/icons-material/LocalMall'
import LoginIcon from '@mui/icons-material/Login'
import LookIcon from '@mui/icons-material/Style'
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts'
import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import MusicNoteIcon from '@mui/icons-material/MusicNote'
import NewspaperIcon from '@mui/icons-material/Newspaper'
import NotesIcon from '@mui/icons-material/Notes'
import NotificationImportantIcon from '@mui/icons-material/NotificationImportant'
import PhotoIcon from '@mui/icons-material/Photo'
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary'
import PinIcon from '@mui/icons-material/Pin'
import PlaceIcon from '@mui/icons-material/Place'
import PlayCircleIcon from '@mui/icons-material/PlayCircle'
import PlaylistPlayIcon from '@mui/icons-material/PlaylistPlay'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import PublicIcon from '@mui/icons-material/Public'
import QuestionAnswerIcon from '@mui/icons-material/QuestionAnswer'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import RecommendIcon from '@mui/icons-material/Recommend'
import RecordVoiceOverIcon from '@mui/icons-material/RecordVoiceOver'
import RequestQuoteIcon from '@mui/icons-material/RequestQuote'
import ReviewsIcon from '@mui/icons-material/Reviews'
import SearchIcon from '@mui/icons-material/Search'
import SellIcon from '@mui/icons-material/Sell'
import ShareIcon from '@mui/icons-material/Share'
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket'
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart'
import ShoppingCartCheckoutIcon from '@mui/icons-material/ShoppingCartCheckout'
import SlideshowIcon from '@mui/icons-material/Slideshow'
import SmartButtonIcon from '@mui/icons-material/SmartButton'
import StarIcon from '@mui/icons-material/Star'
import StarHalfIcon from '@mui/icons-material/StarHalf'
import StoreIcon from '@mui/icons-material/Store'
import StraightenIcon from '@mui/icons-material/Straighten'
import SubjectIcon from '@mui/icons-material/Subject'
import SummarizeIcon from '@mui/icons-material/Summarize'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import TabIcon from '@mui/icons-material/Tab'
import ThumbUpIcon from '@mui/icons-material/ThumbUp'
import TimerIcon from '@mui/icons-material/Timer'
import TitleIcon from '@mui/icons-material/Title'
import TocIcon from '@mui/icons-material/Toc'
import TouchAppIcon from '@mui/icons-material/TouchApp'
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore'
import VideoLibraryIcon from '@mui/icons-material/VideoLibrary'
import ViewArrayIcon from '@mui/icons-material/ViewArray'
import ViewCarouselIcon from '@mui/icons-material/ViewCarousel'
import ViewStreamIcon from '@mui/icons-material/ViewStream'
import WidgetsIcon from '@mui/icons-material/Widgets'
import WorkIcon from '@mui/icons-material/Work'
import type { SvgIcon } from '@mui/material'

/** The sign of each widget. */
export const WIDGET_ICONS: Record<string, typeof SvgIcon> = {
  accordion: ExpandCircleDownIcon,
  alert: NotificationImportantIcon,
  'animated-headline': AutoAwesomeIcon,
  'archive-posts': NewspaperIcon,
  audio: MusicNoteIcon,
  'author-box': ContactPageIcon,
  blockquote: FormatQuoteIcon,
  breadcrumbs: ChevronRightIcon,
  button: SmartButtonIcon,
  'call-to-action': CampaignIcon,
  'code-highlight': CodeIcon,
  container: CheckBoxOutlineBlankIcon,
  countdown: TimerIcon,
  counter: PinIcon,
  divider: HorizontalRuleIcon,
  'facebook-button': ThumbUpIcon,
  'facebook-comments': ForumIcon,
  'facebook-embed': FacebookIcon,
  'facebook-page': FacebookIcon,
  'flip-box': FlipIcon,
  form: AssignmentIcon,
  gallery: CollectionsIcon,
  heading: TitleIcon,
  hotspot: TouchAppIcon,
  html: HtmlIcon,
  icon: InterestsIcon,
  'icon-box': DashboardCustomizeIcon,
  'icon-list': ChecklistIcon,
  image: ImageIcon,
  'image-box': ImageAspectRatioIcon,
  'image-carousel': BurstModeIcon,
  login: LoginIcon,
  'look-gallery': LookIcon,
  'loop-carousel': ViewCarouselIcon,
  'loop-grid': GridViewIcon,
  lottie: AnimationIcon,
  'map-embed': PlaceIcon,
  'media-carousel': VideoLibraryIcon,
  'menu-anchor': AnchorIcon,
  'nav-menu': MenuIcon,
  'nested-accordion': ViewStreamIcon,
  'nested-carousel': ViewArrayIcon,
  'nested-tabs': TabIcon,
  'off-canvas': MenuOpenIcon,
  portfolio: WorkIcon,
  'post-comments': ChatBubbleIcon,
  'post-info': InfoIcon,
  'post-navigation': SwapHorizIcon,
  posts: FeedIcon,
  'price-list': RequestQuoteIcon,
  'price-table': PriceChangeIcon,
  'product-form': AddShoppingCartIcon,
  products: LocalMallIcon,
  progress: DonutLargeIcon,
  'progress-tracker': LinearScaleIcon,
  reviews: ReviewsIcon,
  'search-form': SearchIcon,
  'share-buttons': ShareIcon,
  'shop-info': StoreIcon,
  'store-locator': StoreIcon,
  shortcode: DataObjectIcon,
  'site-logo': CopyrightIcon,
  slides: SlideshowIcon,
  'social-icons': PublicIcon,
  spacer: HeightIcon,
  'star-rating': StarHalfIcon,
  'table-of-contents': TocIcon,
  tabs: TabIcon,
  template: WidgetsIcon,
  testimonial: RecordVoiceOverIcon,
  'testimonial-carousel': QuestionAnswerIcon,
  'text-editor': NotesIcon,
  'text-path': GestureIcon,
  'theme-page-title': TitleIcon,
  'theme-post-content': SubjectIcon,
  'theme-post-excerpt': SummarizeIcon,
  'theme-post-featured-image': PhotoIcon,
  toggle: UnfoldMoreIcon,
  video: PlayCircleIcon,
  'video-playlist': PlaylistPlayIcon,
  'wc-categories': CategoryIcon,
  'recently-viewed': HistoryIcon,
  'woocommerce-cart': ShoppingCartIcon,
  'woocommerce-checkout-page': ShoppingCartCheckoutIcon,
  'woocommerce-menu-cart': ShoppingBasketIcon,
  'woocommerce-my-account': ManageAccountsIcon,
  'woocommerce-notices': FeedbackIcon,
  'woocommerce-product-data-tabs': ListAltIcon,
  'woocommerce-product-images': PhotoLibraryIcon,
  'woocommerce-product-meta': SellIcon,
  'custom-field': SellIcon,
  'size-guide': StraightenIcon,
  'woocommerce-product-price': AttachMoneyIcon,
  'woocommerce-product-rating': StarIcon,
  'woocommerce-product-related': RecommendIcon,
  'woocommerce-product-stock': Inventory2Icon,
  'woocommerce-purchase-summary': ReceiptLongIcon,
}
