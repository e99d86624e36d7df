import type { KindName } from './kinds/kinds.ts'

/** Before the name of a widget: the add-on or the theme that it belongs to. */
const FAMILY =
  /^(elementskit|ekit|eael|metform|mf|wpr|jkit|premium|bdt|ha|uael|pp|hfe|prim|gum|woodmart|xts|ecomus|martfury|electro|jet|tp|theplus|uc|ucaddon|rael|exad|eae|happy|lae|ultimate|rtcl|wl|wcf|shopengine|sina|stratum|powerpack|anps|tm|thim|porto|flatsome|qode|qi|bdp|master|master-addons|ma-el|htmega|wb|emage|dce|piotnet|raven|avante|auxin|aux|ae|ube|upk|crafto|etheme|etheme_|wd|zyre|bt|elh|pafe|be|vamtam|nokri|xl|ova|radiant|rs|bwd|dtwc|woolentor|wlea|wpo|ztc|gt3|edubin|elespare|cea|lastudio|kitify|nova|themesflat|tf|sb|king-addons|ka|aee|ts|mt|rt|ot|tx|el|wp|wc|woo|e)[-_]+/

/** What a widget is by a word of its name, whoever made it; the first that fits counts. */
const WORDS: readonly [name: RegExp, kind: KindName][] = [
  [/table[-_]?of[-_]?contents?|\btoc\b/, 'table-of-contents'],
  [/products[-_]?(tabs?|grid|carousel|list|slider|deals?)/, 'products'],
  [/filters?[-_]?search/, 'search-form'],
  [/(^|[-_])(site|header|blocks|nav)[-_]?logo|^logo$/, 'site-logo'],
  [/blocks[-_]?cart/, 'cart'],
  [/posts?[-_]?(tabs?|grid|list|slider|carousel|block|timeline)|listing/, 'posts'],
  [/price[-_]?(list|menu)|food[-_]?menu|menu[-_]?(card|price)/, 'price-list'],
  [/image[-_]?accordion/, 'gallery'],
  [/shar(e|ing)/, 'share'],
  [/social/, 'social'],
  [/whatsapp/, 'button'],
  [/(wpf|gf|cf7|form)[-_]?styler/, 'form'],
  [/(product|woo|wc)[-_]?(add[-_]?to[-_]?cart|form|variation)|add[-_]?to[-_]?cart|buy[-_]?now/, 'product-form'],
  [/(product|single)[-_]?price|price[-_]?product/, 'product-price'],
  [/(product|single)[-_]?(images?|gallery|thumbnails?|media)/, 'product-images'],
  [/(product|single)[-_]?(rating|stars)/, 'product-rating'],
  [/(product|single)[-_]?(meta|sku|tags?|cats?$)/, 'product-meta'],
  [/(product|single)[-_]?(stock|availability)/, 'product-stock'],
  [/(product|single)[-_]?(data[-_]?tabs|tabs|additional|information|attributes?)/, 'product-tabs'],
  [/product[-_]?(related|upsells?|cross)|related[-_]?products?|up[-_]?sells?/, 'product-related'],
  [/(product|single)[-_]?(title|name)/, 'page-title'],
  [/single[-_]?related/, 'product-related'],
  [/(product|single)[-_]?(short|excerpt)/, 'excerpt'],
  [/(product|single)[-_]?(desc|content)/, 'page-content'],
  [/(product[-_]?)?(categor(y|ies)|cats)([-_]?(grid|list|carousel|slider|box|banner|image))?$|product[-_]?categor/, 'categories'],
  [/taxonomy|facet|(smart|product)[-_]?filters?|category[-_]?showcase/, 'categories'],
  [/mini[-_]?cart|menu[-_]?cart|header[-_]?cart|cart[-_]?(icon|menu|widget|link)/, 'cart'],
  [/(^|[-_])cart([-_]?(page|table))?$/, 'cart-page'],
  [/checkout/, 'checkout'],
  [/my[-_]?account|header[-_]?account|^account/, 'account'],
  [/notices?$/, 'notices'],
  [/flip[-_]?box|flip[-_]?card/, 'flip-box'],
  [/(image|img)[-_]?(comparison|compare)|before[-_]?after/, 'comparison'],
  [/testimonials?/, 'testimonial'],
  [/(?<!p)reviews?|feedback/, 'reviews'],
  [/accordion|faqs?\b|collaps/, 'accordion'],
  [/toggle(?![-_]?(nav|menu|button))/, 'toggle'],
  [
    /nav[-_]?menu|navigation[-_]?menu|mega[-_]?menu|vertical[-_]?menu|mobile[-_]?menu|header[-_]?menu|(^|[-_])(menu|nav)$|menu[-_]?list|nav[-_]?bar|icon[-_]?nav|scroll[-_]?nav|off[-_]?canvas|page[-_]?navigation|hamburger|drop[-_]?bar/,
    'nav-menu',
  ],
  [/breadcrumbs?/, 'breadcrumbs'],
  [/tabs?([-_]|$)|switcher|click[-_]?drop/, 'tabs'],
  [/pric(e|ing)/, 'price-table'],
  [/tables?([-_]|$)/, 'table'],
  [/count[-_]?down|timer/, 'countdown'],
  [/counter|fun[-_]?fact|total[-_]?count|(^|[-_])number$|stat(s|istic)?([-_]|$)|number[-_]?box/, 'counter'],
  [/progress|skill|pie[-_]?chart|piechart/, 'progress'],
  [/team|member|person|staff|profile|doctor|instructor/, 'team'],
  [/call[-_]?to[-_]?action|call[-_]?out|(^|[-_])cta|promo|banner/, 'call-to-action'],
  [
    /(logo|client|brand|partner)s?[-_]?(carousel|slider|grid|showcase|list|box)?s?$|client[-_]?logo|image[-_]?carousel|image[-_]?slider|media[-_]?carousel/,
    'image-carousel',
  ],
  [
    /image[-_]?(accordion|grid|gallery)|photo|galler(y|ies)|masonry|instagram|lightbox[-_]?grid|media[-_]?grid|filterable/,
    'gallery',
  ],
  [/slider|slides?([-_]|$)|carousel[-_]?hero|hero/, 'slides'],
  [/video|youtube|vimeo/, 'video'],
  [/dual[-_]?button|multi[-_]?button|creative[-_]?button|buttons?|(^|[-_])btn|(view|load|read)[-_]?more/, 'button'],
  [/animated|fancy[-_]?text|typing|typed|typewriter|text[-_]?rotat|words[-_]?rotat/, 'animated-headline'],
  [/post[-_]?title|page[-_]?title|archive[-_]?title/, 'page-title'],
  [/post[-_]?content/, 'page-content'],
  [/(^|[-_])excerpt/, 'excerpt'],
  [/featured[-_]?image|post[-_]?(image|thumbnail)/, 'featured-image'],
  [/post[-_]?(meta|info|date|author$|terms)/, 'post-info'],
  [/post[-_]?(nav|navigation|pagination)/, 'post-navigation'],
  [/comments?/, 'post-comments'],
  [/author[-_]?(box|bio|info)/, 'author-box'],
  [/products?([-_]|$)|woo[-_]?(grid|list)/, 'products'],
  [
    /posts?([-_]|$)|blogs?([-_]|$)|loop[-_]?(grid|carousel)|portfolio|events?[-_]?(calendar|list|grid)|news(?!letter)|recent|smart[-_]?list|content[-_]?ticker|magazine/,
    'posts',
  ],
  [/search/, 'search-form'],
  [/login|register|auth[-_]?links|sign[-_]?(in|up)|user[-_]?form/, 'login'],
  [/(?<!site)maps?([-_]|$)|locations?/, 'map'],
  [
    /(contact|wp|caldera|gravity|ninja|fluent|form(inator|idable)?|we)[-_]?forms?|contact[-_]?form|cf7|mailchimp|newsletter|subscri|forms?([-_]|$)|metform|appointment|booking/,
    'form',
  ],
  [
    /icon[-_]?box|info[-_]?box|feature[-_]?box|service[-_]?box|image[-_]?box|content[-_]?box|contact[-_]?box|iconbox|infobox|imagebox|card|hover[-_]?box|ihover|unfold|services?([-_]|$)|features?$/,
    'icon-box',
  ],
  [
    /icon[-_]?list|feature[-_]?list|check[-_]?list|list[-_]?(group|item|icon)?|page[-_]?list|category[-_]?list|business[-_]?hours?|opening[-_]?hours|contact[-_]?info|(^|[-_])lists?$/,
    'icon-list',
  ],
  [
    /time[-_]?line|steps?([-_]|$)|process|work[-_]?flow|roadmap|features?[-_]|info[-_]?list|content[-_]?list|advance[-_]?list|charts?([-_]|$)|recipe|how[-_]?to|pros[-_]?cons|modal|pop[-_]?up/,
    'rows',
  ],
  [/quote/, 'blockquote'],
  [/alert|notice|notification|message/, 'alert'],
  [/star[-_]?rating|ratings?([-_]|$)/, 'star-rating'],
  [/divider|separator/, 'divider'],
  [/spacer|gap$|floating[-_]?elements?|particles?|gradient[-_]?mesh|parallax$/, 'spacer'],
  [/copyright/, 'text'],
  [/head(ing|line|er)?([-_]|$)|title|section[-_]?title|dual[-_]?color/, 'heading'],
  [/image|img|picture|logo|lottie|svg|hotspots?|lookbook/, 'image'],
  [/text|editor|paragraph|content|drop[-_]?cap/, 'text'],
  [/html|code|embed|iframe/, 'html'],
  [/icons?([-_]|$)/, 'icon-box'],
  [/carousel|coupon|marquee/, 'icon-box'],
]

/** Lists of goods whose name has nothing more to say once the plug-in that sells them is taken off it. */
const GOODS = /[-_](wc|woo|woocommerce|product)[-_](carousel|slider|grid|list|showcase|deals?)([-_]|$)/

/** What the name of an unknown widget says that it is; undefined where it says nothing. */
export function kindByName(widgetType: string): KindName | undefined {
  if (GOODS.test(widgetType.toLowerCase())) return 'products'
  const name = widgetType.toLowerCase().replace(FAMILY, '').replace(FAMILY, '')
  return WORDS.find(([words]) => words.test(name))?.[1]
}
