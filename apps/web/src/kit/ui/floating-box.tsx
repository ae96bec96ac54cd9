import { Move, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Rnd } from 'react-rnd';
import { IconButton } from './icon-button.tsx';
import styles from './floating-box.module.css';

/** How far an arrow key moves the box or one of its sides, in pixels. */
const KEY_STEP = 10;
const MIN_SIDE = 40;
/** Sides of a box that names none, or none that can be, in pixels. */
const DEFAULT_SIDE = 200;

/** What a side of the box may be: pixels, or as much as its content takes. */
type BoxSide = number | 'auto';

/** The eight handles, by the names the drag library has for the sides and corners they pull. */
const HANDLES = ['top', 'topRight', 'right', 'bottomRight', 'bottom', 'bottomLeft', 'left', 'topLeft'];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The nearest place at which the head can still be got hold of. */
function inWindow({ x, y }: Place): Place {
  const nearest = (at: number, room: number) => Math.max(0, Math.min(at, room - MIN_SIDE));
  return { x: nearest(x, window.innerWidth), y: nearest(y, window.innerHeight) };
}

const handles = Object.fromEntries(HANDLES.map((name) => [name, <span key={name} data-handle={name} />]));

/**
 * A side as given: a positive number or 'auto'. Anything else is refused with a warning to the developer and becomes the
 * default.
 * @param name which side, for the warning
 */
function boxSide(given: unknown, name: 'width' | 'height'): BoxSide {
  if (given === undefined) return DEFAULT_SIDE;
  if (given === 'auto') return given;
  if (typeof given === 'number' && Number.isFinite(given) && given > 0) return given;
  if (import.meta.env.DEV) {
    console.warn(
      `FloatingBox: ${name} must be a positive number or 'auto', not ${JSON.stringify(given)}; ${DEFAULT_SIDE} is used`,
    );
  }
  return DEFAULT_SIDE;
}

export interface FloatingBoxProps {
  readonly title: string;
  /** Size at the start: pixels, or 'auto' for what the content takes; 200 unless told otherwise. */
  readonly width?: BoxSide;
  readonly height?: BoxSide;
  /** Place of the upper left corner at the start, in pixels of the window. */
  readonly x?: number;
  readonly y?: number;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A box over the page that is dragged by its head and resized by eight handles. By keyboard: the button in the head moves it with
 * the arrow keys, and resizes it with Shift and the arrow keys. It stands beside the page, not over it: Escape and focus pass it
 * by, so it is none of the overlays of kit/overlay.
 */
export function FloatingBox({ title, width, height, x = 0, y = 0, onClose, children }: FloatingBoxProps) {
  const [place, setPlace] = useState({ x, y });
  const [size, setSize] = useState(() => ({ width: boxSide(width, 'width'), height: boxSide(height, 'height') }));
  const box = useRef<HTMLElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [right, down] = step;
    if (!event.shiftKey) {
      setPlace((at) => inWindow({ x: at.x + right, y: at.y + down }));
      return;
    }
    const grown = (side: BoxSide, measured: number | undefined, by: number): BoxSide =>
      by === 0 ? side : Math.max(MIN_SIDE, (side === 'auto' ? (measured ?? 0) : side) + by);
    setSize((was) => ({
      width: grown(was.width, box.current?.offsetWidth, right),
      height: grown(was.height, box.current?.offsetHeight, down),
    }));
  }

  return (
    <div className={styles.layer}>
      <Rnd
        position={place}
        size={size}
        minWidth={MIN_SIDE}
        minHeight={MIN_SIDE}
        dragHandleClassName={styles.head ?? ''}
        cancel={`.${styles.close}`}
        resizeHandleComponent={handles}
        onDragStop={(_event, at) => setPlace(inWindow(at))}
        onResizeStop={(_event, _side, element, _delta, at) => {
          setSize({ width: element.offsetWidth, height: element.offsetHeight });
          setPlace(inWindow(at));
        }}
      >
        <section ref={box} className={`jw-stack ${styles.box}`} aria-labelledby={id}>
          <header className={`jw-row jw-gap-6 jw-fixed ${styles.head}`}>
            <IconButton
              icon={Move}
              label={`移动「${title}」`}
              aria-description="方向键移动，Shift 加方向键调整大小"
              onKeyDown={onKeyDown}
            />
            <h2 id={id} className="jw-grow jw-ellipsis jw-body">
              {title}
            </h2>
            {onClose && (
              <IconButton icon={X} size={16} className={styles.close} label={`关闭「${title}」`} onClick={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
        </section>
      </Rnd>
    </div>
  );
}
