import { PROMOTION_PATH } from '#domain/content/promotion-path.ts'
import { Link } from '#src/design/link/link.tsx'
import { promotionCopy } from './promotion.copy.ts'

/** The way to the one page that says where promotion counts and where it does not (docs/product.md, section 3.4). */
export const PromotionLink = () => (
  <Link href={PROMOTION_PATH} isStandalone>
    {promotionCopy.whatItMeans}
  </Link>
)
