;; How near a question is to each of many rows.
;;
;; A row is what pack() makes of an embedding: a factor (f32), then 384 numbers (i8).
;; Memory, from 0: the question's numbers widened to i16 (768 bytes); from 1024: the rows; the cosines (f32) wherever the
;; caller says.
(module
  (memory (export "memory") 4)

  (func (export "scan")
    (param $rows i32) (param $count i32) (param $factor f32) (param $cosines i32)
    (local $end i32) (local $numbers i32) (local $question i32)
    (local $sum v128) (local $sixteen v128)
    (local.set $end (i32.add (local.get $cosines) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $row
        (br_if $done (i32.ge_u (local.get $cosines) (local.get $end)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $numbers (i32.add (local.get $rows) (i32.const 4)))
        (local.set $question (i32.const 0))
        (loop $sixteen_more
          (local.set $sixteen (v128.load (local.get $numbers)))
          (local.set $sum
            (i32x4.add (local.get $sum)
              (i32x4.dot_i16x8_s
                (i16x8.extend_low_i8x16_s (local.get $sixteen))
                (v128.load (local.get $question)))))
          (local.set $sum
            (i32x4.add (local.get $sum)
              (i32x4.dot_i16x8_s
                (i16x8.extend_high_i8x16_s (local.get $sixteen))
                (v128.load offset=16 (local.get $question)))))
          (local.set $numbers (i32.add (local.get $numbers) (i32.const 16)))
          (local.set $question (i32.add (local.get $question) (i32.const 32)))
          (br_if $sixteen_more (i32.lt_u (local.get $question) (i32.const 768))))
        (f32.store (local.get $cosines)
          (f32.mul
            (f32.mul (f32.load (local.get $rows)) (local.get $factor))
            (f32.convert_i32_s
              (i32.add
                (i32.add
                  (i32x4.extract_lane 0 (local.get $sum))
                  (i32x4.extract_lane 1 (local.get $sum)))
                (i32.add
                  (i32x4.extract_lane 2 (local.get $sum))
                  (i32x4.extract_lane 3 (local.get $sum)))))))
        (local.set $rows (i32.add (local.get $rows) (i32.const 388)))
        (local.set $cosines (i32.add (local.get $cosines) (i32.const 4)))
        (br $row)))))
