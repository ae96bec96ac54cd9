import {
  Baby,
  Bean,
  Bone,
  Brain,
  Bug,
  CircleEllipsis,
  Dna,
  Droplets,
  Ear,
  Hand,
  HeartPulse,
  Pill,
  Salad,
  ShieldPlus,
  Smile,
  Target,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import styles from './knowledge.module.css';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  耳鼻喉: Ear,
  产科: Baby,
  其他: CircleEllipsis,
  内分泌代谢: Pill,
  呼吸: Wind,
  心血管: HeartPulse,
  感染: Bug,
  泌尿: Bean,
  消化: Salad,
  生殖: Dna,
  皮肤: Hand,
  神经: Brain,
  精神: Smile,
  骨骼肌肉: Bone,
  肿瘤: Target,
  血液: Droplets,
  风湿免疫: ShieldPlus,
};

/** A disease system as an icon that carries its name. */
export function SystemIcon({ system }: { system: string }) {
  const Icon = ICONS[system] ?? CircleEllipsis;
  return (
    <span className={styles.system} role="img" aria-label={system} title={system}>
      <Icon size={15} />
    </span>
  );
}
