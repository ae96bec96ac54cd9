/** The product's name, in one place. */
export const PRODUCT_NAME = '检微';
const PRODUCT_NAME_LATIN = 'Jianwei';

// Outlines of 检微 in Noto Serif CJK SC Bold (SIL Open Font License), so that the wordmark looks alike on every machine.
const WORDMARK =
  'M279 245 272 247C286 286 298 339 298 384C342 430 390 329 279 245ZM210 263 204 266C217 305 230 358 228 402C272 449 322 348 210 263ZM370 179 344 212H238L242 226H402C410 226 414 223 416 218C398 202 370 179 370 179ZM466 264 392 238C378 306 360 391 347 446H174L178 460H474C481 460 486 458 488 452C466 434 432 406 432 406L400 446H358C390 398 420 334 446 274C456 274 464 270 466 264ZM344 44C358 43 364 40 365 33L286 20C272 78 234 162 185 214L189 219C254 180 306 116 338 58C360 124 400 182 452 217C454 196 469 181 492 170L492 163C436 142 372 102 344 45ZM180 100 154 138H142V36C155 34 158 28 160 21L87 14V138H17L21 152H80C69 227 47 306 11 363L18 368C45 342 68 314 87 282V485H98C118 485 142 472 142 467V214C151 234 158 258 160 278C197 313 244 238 142 197V152H212C220 152 224 149 226 144C210 126 180 100 180 100ZM656 51 592 16C578 53 546 112 514 151L519 156C565 129 609 88 636 58C648 59 652 56 656 51ZM662 268V313C662 360 660 420 624 468L629 473C702 430 709 358 709 313V288H749V376C749 384 747 388 733 396L762 444C766 442 772 436 776 427C803 400 827 374 838 360L836 355L795 374V294C804 294 810 290 812 286L772 252L751 273H716L662 252ZM834 68 780 63V166H756V36C766 35 770 30 770 25L714 20V166H689V82C703 79 708 76 709 70L649 61V145L594 116C578 164 544 242 508 294L513 299C533 284 552 265 570 246V485H580C601 485 620 472 620 467V235C630 233 634 230 636 226L600 212C616 192 630 174 642 158L649 158V164C646 167 642 170 640 174L680 194L692 180H780V192L761 218H642L646 232H806C814 232 818 230 820 224C809 213 793 198 786 192H787C802 192 820 185 820 182V80C830 78 833 74 834 68ZM924 29 856 17C851 106 832 202 808 269L816 273C827 258 838 242 846 224C850 269 856 310 866 348C842 399 804 443 748 480L752 486C809 461 850 430 880 392C895 429 915 461 942 486C948 460 963 446 988 440L990 436C954 415 927 388 906 354C939 296 953 226 959 145H975C982 145 987 142 988 137C969 119 938 96 938 96L912 130H884C892 102 900 72 906 41C917 40 922 36 924 29ZM883 308C870 278 862 244 855 207C864 188 872 167 880 145H910C907 205 900 260 883 308Z';

/** The mark: a reference interval with one value off its centre. */
export function Mark({ size = 32, tone = 'solid' }: { size?: number; tone?: 'solid' | 'light' }) {
  const ground = tone === 'solid' ? 'var(--pine-700)' : '#fff';
  const bracket = tone === 'solid' ? '#fff' : 'var(--pine-800)';
  const value = tone === 'solid' ? 'var(--pine-300)' : 'var(--pine-500)';
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="7" fill={ground} />
      <path d="M13 9.5H9v15h4M21 9.5h4v15h-4" fill="none" stroke={bracket} strokeWidth="2.6" />
      <circle cx="19" cy="14" r="3.2" fill={value} />
    </svg>
  );
}

/** 检微 as outlines. */
function Wordmark({ height = 22 }: { height?: number }) {
  return (
    <svg
      width={height * 2}
      height={height}
      viewBox="0 0 1000 500"
      role="img"
      aria-label={PRODUCT_NAME}
      fill="currentColor"
    >
      <path d={WORDMARK} />
    </svg>
  );
}

/** Mark, wordmark and Latin name in a row. */
export function Brand({ tone = 'solid' }: { tone?: 'solid' | 'light' }) {
  return (
    <span className="jw-brand">
      <Mark tone={tone} size={30} />
      <Wordmark height={22} />
      <span className="jw-brand-latin" aria-hidden="true">
        {PRODUCT_NAME_LATIN.toUpperCase()}
      </span>
    </span>
  );
}
