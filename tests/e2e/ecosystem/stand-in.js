/* A stand-in for the ecosystem's scripts, written from what is documented of the page: printed objects, selectors, classes, answers. */
jQuery(($) => {
  for (const { textContent } of document.querySelectorAll('script[id$="-js-extra"]')) {
    for (const [name, value] of Object.entries(JSON.parse(textContent))) window[name] ??= value
  }
  const body = $(document.body)
  const call = (params, endpoint) => params.wc_ajax_url.replace('%%endpoint%%', endpoint)
  const show = (fragments) => $.each(fragments ?? {}, (selector, html) => $(selector).replaceWith(html))

  /* Listing: add, remove, fragments. */
  const cart = window.wc_add_to_cart_params
  body.on('click', '.add_to_cart_button.ajax_add_to_cart', function add(event) {
    const button = $(this)
    if (!button.attr('data-product_id')) return
    event.preventDefault()
    button.removeClass('added').addClass('loading')
    const data = { ...this.dataset }
    body.trigger('adding_to_cart', [button, data])
    $.post(call(cart, 'add_to_cart'), data, (answer) => {
      if (answer.error && answer.product_url) return void (location.href = answer.product_url)
      body.trigger('added_to_cart', [answer.fragments, answer.cart_hash, button])
    })
  })
  body.on('click', '.remove_from_cart_button', function remove(event) {
    event.preventDefault()
    const button = $(this)
    $.post(call(cart, 'remove_from_cart'), { cart_item_key: button.data('cart_item_key') }, (answer) => {
      if (answer.fragments) body.trigger('removed_from_cart', [answer.fragments, answer.cart_hash, button])
      else location.href = button.attr('href')
    })
  })
  body.on('added_to_cart removed_from_cart', (event, fragments, hash, button) => {
    show(fragments)
    const stored = window.wc_cart_fragments_params
    sessionStorage.setItem(stored.fragment_name, JSON.stringify(fragments))
    localStorage.setItem(stored.cart_hash_key, hash)
    if (event.type !== 'added_to_cart') return
    button.removeClass('loading').addClass('added')
    button.after(`<a href="${cart.cart_url}" class="added_to_cart wc-forward">${cart.i18n_view_cart}</a>`)
  })
  body.on('wc_fragment_refresh', () =>
    $.post(call(window.wc_cart_fragments_params, 'get_refreshed_fragments'), { time: Date.now() }, (answer) => {
      show(answer.fragments)
      body.trigger('wc_fragments_refreshed')
    }),
  )
  if (/woocommerce_items_in_cart=1/.test(document.cookie)) body.trigger('wc_fragment_refresh')

  /* Product page: the variation that a choice means. */
  $('form.variations_form').each(function watch() {
    const form = $(this)
    const known = form.data('product_variations')
    const selects = form.find('.variations select')
    const chosen = () => Object.fromEntries(selects.toArray().map((select) => [select.name, select.value]))
    const fits = (variation, wish) =>
      Object.entries(variation.attributes).every(([name, value]) => !value || value === wish[name])
    const found = (variation) => form.trigger('found_variation', [variation])
    form.on('change', '.variations select', () => {
      const wish = chosen()
      if (Object.values(wish).includes('')) return form.trigger('reset_data')
      if (known) return found(known.find((variation) => fits(variation, wish)))
      const product = { ...wish, product_id: form.data('product_id') }
      $.post(call(window.wc_add_to_cart_variation_params, 'get_variation'), product, found)
    })
    form.on('found_variation', (event, variation) => {
      form.find('input[name="variation_id"]').val(variation.variation_id)
      const template = $('#tmpl-variation-template').text()
      const markup = template.replace(/\{\{\{ data\.variation\.(\w+) \}\}\}/g, (whole, name) => variation[name] ?? '')
      form.find('.single_variation').html(markup).show()
      form.find('.single_add_to_cart_button').removeClass('disabled wc-variation-selection-needed').removeAttr('disabled')
    })
  })

  /* Cart page: the form as it is, its answer as a page. */
  const onCart = window.wc_cart_params
  if (onCart) {
    const KINDS = '.woocommerce-error, .woocommerce-message, .woocommerce-info'
    const tell = (notices) => $('.woocommerce-notices-wrapper').first().prepend(notices)
    const take = (html) => {
      const page = $($.parseHTML(html))
      tell(page.find(KINDS).addBack(KINDS))
      for (const part of ['.woocommerce-cart-form', '.cart_totals']) {
        const fresh = page.find(part).addBack(part)
        if (fresh.length > 0) $(part).first().replaceWith(fresh.first())
      }
      body.trigger('updated_wc_div')
    }
    const applyCoupon = (sent) => {
      const code = $('#coupon_code').val()
      $.post(call(onCart, 'apply_coupon'), { security: onCart.apply_coupon_nonce, coupon_code: code }, (html) => {
        $(KINDS).remove()
        tell(html)
        body.trigger('applied_coupon', [code])
        $('#coupon_code').val('')
        // The form without a button: only to see the cart as it is now.
        $.post(sent.action, $(sent).serialize(), take)
      })
    }
    body.on('click', '.woocommerce-cart-form :input[type=submit]', function mark() {
      $(':input[type=submit]', this.form).removeAttr('clicked')
      $(this).attr('clicked', 'true')
    })
    body.on('submit', '.woocommerce-cart-form', function send(event) {
      const clicked = $(':input[type=submit][clicked=true]')
      if (!clicked.is('[name="update_cart"], [name="apply_coupon"]')) return
      event.preventDefault()
      if (clicked.is('[name="apply_coupon"]')) applyCoupon(this)
      else $.post(this.action, `${$(this).serialize()}&update_cart=1`, take)
    })
  }

  /* Checkout: the summary follows the address, the form is sent as a whole. */
  const till = window.wc_checkout_params
  const form = $('form.checkout')
  if (till && form.length > 0) {
    const value = (name) => $(`#${name}`).val() ?? ''
    let asking
    const review = () => {
      // An answer to what was asked before must not come after the one to what is asked now.
      asking?.abort()
      const place = {}
      for (const [short, name] of [
        ['country', 'country'],
        ['state', 'state'],
        ['postcode', 'postcode'],
        ['city', 'city'],
        ['address', 'address_1'],
        ['address_2', 'address_2'],
      ])
        for (const prefix of ['', 's_']) place[prefix + short] = value(`billing_${name}`)
      const shipping = { 'shipping_method[0]': $('input[name^="shipping_method"]:checked').val() }
      const data = {
        security: till.update_order_review_nonce,
        payment_method: $('input[name="payment_method"]:checked').val(),
        ...place,
        has_full_address: true,
        post_data: form.serialize(),
        ...shipping,
      }
      asking = $.post(call(till, 'update_order_review'), data, (answer) => {
        const isAccepted = $('#terms').prop('checked')
        show(answer.fragments)
        $('#terms').prop('checked', isAccepted)
        body.trigger('updated_checkout', [answer])
      })
    }
    body.on('update_checkout', review)
    form.on('change', '.address-field input, .address-field select, input[name="payment_method"]', () =>
      body.trigger('update_checkout'),
    )
    form.on('submit', (event) => {
      event.preventDefault()
      if (form.triggerHandler('checkout_place_order') === false) return
      $.post(till.checkout_url, form.serialize(), (answer) => {
        if (answer.result === 'success') location.href = answer.redirect
        else {
          $('.woocommerce-NoticeGroup-checkout').remove()
          form.prepend(`<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">${answer.messages}</div>`)
          body.trigger('checkout_error', [answer.messages])
        }
      })
    })
    body.trigger('init_checkout')
    body.trigger('update_checkout')
  }
})
