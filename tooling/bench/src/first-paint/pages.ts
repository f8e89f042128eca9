import type { Stack } from '@ginipig/local/stack'

type Pages = Readonly<Record<'home' | 'list' | 'listing' | 'provider' | 'post', string>>

/** Public pages of the demo, as paths: the first listing of a list, who offers it, and the newest post. */
export async function pagesOf({ apiUrl }: Stack): Promise<Pages> {
  const listings = await first<{ id: string; provider: { id: string } }>(`${apiUrl}/api/v1/listings?category=hair`)
  const post = await first<{ id: string }>(`${apiUrl}/api/v1/posts?language=en`)
  return {
    home: '/',
    list: '/treatment/hair',
    listing: `/category-detail/${listings.id}`,
    provider: `/provider-detail/${listings.provider.id}`,
    post: `/blog-details/${post.id}`,
  }
}

async function first<Item>(url: string): Promise<Item> {
  const { items } = (await (await fetch(url)).json()) as { items: Item[] } // the contract's own answer
  const [item] = items
  if (item === undefined) throw new Error(`${url} has nothing`)
  return item
}
